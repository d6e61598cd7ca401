/** A still life for each game: a few of its things as they lie on the table. Games without one share a plain one. */
import { html } from "../vendor/ui.js";
import { dieShape, iconShape } from "../icons.js";

/** @import { VNode } from "../vendor/ui.js" */

/**
 * Something drawn on a square of 24, put at a place in a size.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} turn
 * @param {VNode} thing
 */
const put = (x, y, size, turn, thing) => html`
  <g transform=${`translate(${x} ${y}) rotate(${turn}) scale(${size / 24}) translate(-12 -12)`}>${thing}</g>`;

/**
 * A slip of paper with a band of its kind, a sign, and what it gives.
 * @param {number} x
 * @param {number} y
 * @param {number} turn
 * @param {string} kind
 * @param {string} sign
 * @param {string[]} gifts
 */
const slip = (x, y, turn, kind, sign, gifts) => html`
  <g class="e-slip e-${kind}" transform=${`translate(${x} ${y}) rotate(${turn})`}>
    <rect class="e-shade" x="-37" y="-50" width="78" height="108" rx="6" />
    <rect class="e-paper" x="-39" y="-54" width="78" height="108" rx="6" />
    <path class="e-band" d="M-33-54h66a6 6 0 0 1 6 6v14h-78v-14a6 6 0 0 1 6-6z" />
    <path class="e-name" d="M-28-44h42" />
    <circle class="e-halo" cy="-4" r="25" />
    ${put(0, -4, 38, 0, iconShape(sign))}
    ${gifts.map((gift, i) => put(i * 19 - (gifts.length - 1) * 9.5, 40, 17, 0, iconShape(gift)))}
  </g>`;

/**
 * A figure of a player.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} seat
 */
const figure = (x, y, size, seat) => html`
  <g data-seat=${seat}><ellipse class="e-shade" cx=${x + 3} cy=${y + size * 0.36} rx=${size * 0.36} ry=${size * 0.1} />
    <g class="e-figure">${put(x, y, size, 0, iconShape("people"))}</g></g>`;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} turn
 * @param {number} face
 */
const die = (x, y, turn, face) => put(x, y, 34, turn, dieShape(face));

const STONE_AGE = html`
  <path class="e-river" d="M400 96c-58-4-96 14-150 10s-74 22-60 44 86 30 120 50h90z" />
  ${slip(74, 96, -9, "thatch", "hut", ["wood", "brick", "stone"])}
  ${slip(150, 106, 6, "sand", "field", ["points", "points"])}
  ${put(220, 62, 46, -8, iconShape("wood"))}${put(262, 84, 40, 6, iconShape("brick"))}${put(222, 108, 40, 0, iconShape("stone"))}
  ${put(266, 46, 36, 0, iconShape("gold"))}
  ${die(312, 74, 14, 6)}${die(352, 62, -12, 4)}${die(340, 108, 5, 5)}
  ${figure(246, 158, 46, 0)}${figure(282, 164, 46, 0)}${figure(324, 160, 46, 1)}${figure(360, 166, 46, 3)}`;

const THROUGH_THE_AGES = html`
  ${slip(58, 108, -14, "farm", "farm", ["food", "food"])}
  ${slip(122, 92, -7, "leader", "leader", ["science", "culture"])}
  ${slip(190, 86, 0, "wonder", "wonder", ["culture", "happiness"])}
  ${slip(258, 92, 7, "urban", "library", ["science", "culture"])}
  ${slip(322, 108, 14, "military", "cavalry", ["strength", "strength"])}
  ${put(92, 178, 26, 0, iconShape("token-yellow"))}${put(118, 170, 26, 0, iconShape("token-yellow"))}
  ${put(144, 178, 26, 0, iconShape("token-yellow"))}
  ${put(238, 176, 26, 0, iconShape("token-blue"))}${put(264, 168, 26, 0, iconShape("token-blue"))}
  ${put(290, 178, 26, 0, iconShape("token-blue"))}`;

const IMPERIUM = html`
  ${slip(76, 92, -12, "region", "garrison", ["material", "population"])}
  ${slip(146, 84, -4, "uncivilised", "infantry", ["material", "material"])}
  ${slip(216, 84, 4, "civilised", "temple", ["progress"])}
  ${slip(286, 92, 12, "fame", "trophy", ["points", "points"])}
  ${slip(336, 118, 20, "tributary", "arena", ["population"])}
  ${put(58, 170, 30, -8, iconShape("material"))}${put(96, 176, 30, 5, iconShape("material"))}
  ${put(168, 172, 30, 0, iconShape("population"))}${put(204, 178, 30, 0, iconShape("population"))}
  ${put(262, 172, 30, 0, iconShape("progress"))}`;

const ANY = html`${slip(160, 98, -8, "urban", "building", [])}${slip(240, 98, 8, "sand", "globe", [])}`;

/** @type {Record<string, VNode>} */
const EMBLEMS = { stone_age: STONE_AGE, through_the_ages: THROUGH_THE_AGES, imperium: IMPERIUM };

/** @param {{ game: string }} props */
export function GameEmblem({ game }) {
  return html`<svg class="emblem" data-game=${game} viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="e-ground" width="400" height="200" />
    ${EMBLEMS[game] ?? ANY}
  </svg>`;
}
