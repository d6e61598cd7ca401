/** A quiet drawing for a game, of plain forms; games without one of their own share one. */
import { html } from "../vendor/ui.js";

const STONE_AGE = html`
  <path class="e-sky" d="M0 0h520v150H0z" />
  <circle class="e-sun" cx="404" cy="44" r="20" />
  <path class="e-farther" d="M0 108 84 50l46 32 74-54 92 66 60-34 82 40 82-26v78H0z" />
  <path class="e-far" d="M0 118c70-26 130-30 200-12s150 22 320-10v54H0z" />
  <path class="e-water" d="M520 112c-60 4-110 10-150 20-24 6-30 12-26 18h176z" />
  <path class="e-near" d="M0 132c90-20 190-16 270-4s60 22 40 22H0z" />
  <path class="e-trees" d="m40 118 12-30 12 30zm20 4 10-26 10 26zm370-14 9-24 9 24zm16 3 8-20 8 20z" />
  <path class="e-thing" d="M148 134c2-24 14-42 30-48 16 6 28 24 30 48z" />
  <path class="e-thing" d="M222 138c1-16 9-28 20-32 11 4 19 16 20 32z" />
  <path class="e-hole" d="M170 134v-12a8 8 0 0 1 16 0v12zM237 138v-8a5 5 0 0 1 10 0v8z" />
  <path class="e-line" d="m172 82 6 6 6-6m53 20 5 5 5-5" />`;

const THROUGH_THE_AGES = html`
  <path class="e-sky" d="M0 0h520v150H0z" />
  <circle class="e-sun" cx="92" cy="46" r="20" />
  <path class="e-farther" d="m30 126 70-74 70 74zm110 0 44-46 44 46z" />
  <path class="e-far" d="M268 126V58h12V46h12v12h20V46h12v12h20V46h12v12h12v68z" />
  <path class="e-thing" d="m398 54 44-22 44 22v8h-88zm4 62h80v8h-80z" />
  <path class="e-thing" d="M406 64h10v50h-10zm21 0h10v50h-10zm20 0h10v50h-10zm21 0h10v50h-10z" />
  <path class="e-hole" d="M306 126v-18a12 12 0 0 1 24 0v18zM286 76h8v12h-8zm56 0h8v12h-8z" />
  <path class="e-near" d="M0 126c120-12 380-12 520 0v24H0z" />`;

const IMPERIUM = html`
  <path class="e-sky" d="M0 0h520v150H0z" />
  <circle class="e-sun" cx="262" cy="52" r="24" />
  <path class="e-farther" d="M0 120 96 62l70 46 60-36 84 50H0zm520 0-70-44-62 30-58-24-70 38z" />
  <path class="e-far" d="M0 124c120-10 400-10 520 0v26H0z" />
  <path class="e-thing" d="M60 122V66c0-18 16-30 34-30s34 12 34 30v56h-18V70c0-9-7-15-16-15s-16 6-16 15v52zm68 0V66c0-18 16-30 34-30s34 12 34 30v56h-18V70c0-9-7-15-16-15s-16 6-16 15v52zM56 28h144v9H56z" />
  <path class="e-thing" d="M402 122V40h6V26h12v14h6v82zm40 0V58h5V46h10v12h5v64z" />
  <path class="e-hole" d="M404 34h40l-10 9 10 9h-40zM444 52h32l-8 7 8 7h-32z" />
  <path class="e-near" d="M0 132c150-14 380-14 520 0v18H0z" />`;

const ANY = html`
  <path class="e-sky" d="M0 0h520v150H0z" />
  <circle class="e-sun" cx="150" cy="46" r="20" />
  <path class="e-far" d="M0 118c110-40 240-40 520 0v32H0z" />
  <path class="e-thing" d="M210 116V70h28v46zm38 0V48h32v68zm42 0V78h28v38z" />
  <path class="e-near" d="M0 126c120-14 380-14 520 0v24H0z" />`;

const EMBLEMS = { stone_age: STONE_AGE, through_the_ages: THROUGH_THE_AGES, imperium: IMPERIUM };

export function GameEmblem({ game }) {
  return html`<svg class="emblem" viewBox="0 0 520 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${EMBLEMS[game] ?? ANY}</svg>`;
}
