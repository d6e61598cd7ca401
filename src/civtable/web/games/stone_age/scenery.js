/** The landscape: for each place the ground it stands on and a small picture. Calm colours; what matters lies above. */

import { html } from "../../vendor/ui.js";

/** An ear of wheat. */
const EAR =
  "M0 28V0M0 4c-4-3-4-8 0-12 4 4 4 9 0 12ZM0 12C-6 12-9 9-9 3c6 0 9 3 9 9Zm0 0C6 12 9 9 9 3 3 3 0 6 0 12Z" +
  "m0 9C-6 21-9 18-9 12c6 0 9 3 9 9Zm0 0c6 0 9-3 9-9-6 0-9 3-9 9Z";

/* Grounds are drawn on a square of 100, stretched over the place and a little beyond, so that neighbours overlap. */
const GROUNDS = {
  hunting_grounds: html`<path class="meadow" d="M-9-9H112V112H-9Z" /><path
      class="meadow-2"
      d="M-9 60q30-16 58-4t63-6v62H-9Z"
    />`,
  forest: html`<path class="hill" d="M4-9q-12 26-4 54t-5 67H112V-9Z" /><path
      class="hill-2"
      d="M-1 62q28-14 54-8t59-8v66H-5q6-26 4-50Z"
    />`,
  clay_pit: html`<path class="earth" d="M-4-9q10 28 1 56t4 65H112V-9Z" />`,
  quarry: html`<path class="rock" d="M5-9q-11 28-4 54t-4 67H112V-9Z" /><path
      class="rock-2"
      d="M0 68q26-14 48-6t64-10v60H-3q6-24 3-44Z"
    />`,
  field: html`<path class="sand" d="M-9 1q27-9 55-1t55 1V112H-9Z" /><path
      class="crop"
      d="M-9 38q50-14 96-6 12 16 8 38t-2 30H-9Z"
    /><path class="furrow" d="M-9 54q50-10 99-5M-9 69q52-9 101-4M-9 84q52-8 102-3" />`,
  hut: html`<path class="sand" d="M-1 1q26 9 51 1t51-1V112H-1Z" />`,
  tool_maker: html`<path class="sand" d="M-1 1q26-8 51-1t51 1V112H-1Z" /><path
      class="sand-2"
      d="M4 74q40-18 92-6l6 44H-2Z"
    />`,
  river: html`<path class="sand" d="M-1 1q28 8 56 0t57-1V112H-1Z" /><path
      class="water"
      d="M112 6Q66 6 56 26T40 66 24 112h88Z"
    /><path class="water-2" d="M112 30Q88 32 78 50T66 84t-8 28h54Z" />`,
};

const tree = (x, y, s) =>
  html`<g transform="translate(${x} ${y}) scale(${s})">
    <path class="trunk" d="M-3 0h6v10h-6Z" />
    <path class="trees" d="M0-46 17-18H9L22 2H-22L-9-18h-8Z" />
    <path class="trees-2" d="M0-46 17-18H9L22 2H0Z" />
  </g>`;

const deer = (x, y, s) =>
  html`<g transform="translate(${x} ${y}) scale(${s} ${Math.abs(s)})">
    <path
      class="deer"
      d="M-20-2c0-9 6-13 15-13h10c3 0 5-2 7-6l3-8-2-4 6 1 6 4-1 3-7 2-2 10c-1 5-2 8-5 11l1 14h-4l-2-13h-16l-4 13h-4l2-15c-2 1-3 1-3 1Z"
    />
    <path class="antler" d="M17-33c-2-5-6-6-6-12M15-38l-6-2M20-33c1-5 5-6 6-12M22-38l5-1" />
  </g>`;

/* Pictures are drawn on 220 by 150 and keep their shape. */
const PICTURES = {
  hunting_grounds: () =>
    html` <path
        class="grass"
        d="M18 118q3-10 1-16m5 16q0-9 5-14M196 66q3-10 1-16m5 16q0-9 5-14M120 132q2-8 0-13m5 13q0-8 4-12M60 60q2-8 0-13m5 13q0-8 4-12"
      />
      ${deer(78, 92, 1.25)} ${deer(150, 84, -0.95)}`,
  forest: () =>
    html`${tree(38, 72, 0.95)} ${tree(182, 70, 1)} ${tree(76, 66, 1.15)} ${tree(146, 66, 1.1)} ${tree(112, 76, 1.4)}
    ${tree(58, 98, 0.9)} ${tree(166, 98, 0.95)}`,
  clay_pit: () =>
    html`<path class="earth-2" d="M34 78q6-30 76-30t76 30q0 34-76 34T34 78Z" />
      <path class="earth-3" d="M56 82q6-20 54-20t54 20q0 22-54 22T56 82Z" />
      <path class="furrow" d="M60 90q50 22 100 0M76 98q34 12 68 0" />
      <g class="bricks"><path d="M28 62h22v11H28ZM52 62h22v11H52ZM40 50h22v11H40Z" /></g>
      <path class="spade" d="M176 36 158 76" /><path class="spade-head" d="m160 70-9 3-3 14 12-6 4-8Z" />`,
  quarry: () =>
    html`<path class="rock-3" d="M28 104 52 44l22-14 20 22 16-30 30 18 18 30 26 34Z" />
      <path class="rock-4" d="m74 30 6 40-22 34H28l24-60ZM110 22l4 44-20 38 30-10 30 10-14-44Z" />
      <path class="crack" d="M114 66l26 6M80 70l14 8M140 40l-8 24" />
      <path
        class="block"
        d="m150 100 20-9 22 7v18l-20 9-22-8Zm0 0 22 8 20-10m-20 10v17M34 108l14-6 15 5v12l-14 6-15-5Zm0 0 15 6 14-7m-14 7v12"
      />`,
  river: () =>
    html`<path
        class="wave"
        d="M108 46q8-6 16 0t16 0M128 70q8-6 16 0t16 0M100 96q8-6 16 0t16 0M150 112q8-6 16 0t16 0M160 40q7-5 14 0t14 0"
      />
      <path class="reed" d="M62 118V84m8 34V76m8 42V90" /><path class="reed-head" d="M62 84v-10M70 76V64M78 90V80" />
      <g class="glint"
        ><path
          d="m118 58 3 6 6 2-6 3-3 6-3-6-6-3 6-2ZM170 84l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM142 96l2 4 4 1-4 2-2 4-2-4-4-2 4-1Z"
      /></g>`,
  field: () =>
    html`<g class="wheat"
      >${[48, 84, 120, 156, 186].map(
        (x, i) =>
          html`<path transform="translate(${x} ${88 + (i % 2) * 12})" d=${EAR} />`,
      )}</g
    >`,
  hut: () =>
    html`<path class="smoke" d="M118 20q-10-8 0-14t2-14" /> <path class="hut-wall" d="M74 116V84h76v32Z" /><path
        class="thatch"
        d="M60 90q4-44 52-66 48 22 52 66-26-9-52-9t-52 9Z"
      />
      <path class="straw" d="M112 28v50M94 36 82 80M130 36l12 44M80 48 70 82M144 48l10 34" /><path
        class="doorway"
        d="M100 116V96q0-11 12-11t12 11v20Z"
      />
      <path class="post" d="M104 18l8 9 9-10" />`,
  tool_maker: () =>
    html`<path class="hide" d="M44 112 86 34l38 78Z" /><path class="hide-2" d="m86 34 38 78h-18Z" /><path
        class="post"
        d="m80 28 8 12m4-13-9 15"
      />
      <path class="rock-3" d="m132 116 6-20 18-7 24 3 14 24Z" /><path class="rock-4" d="m138 96 18-7 24 3-22 7Z" />
      <path class="post" d="M150 94l26-34" /><path class="axe" d="M166 52c10-5 22-2 25 8l-9 7-16-9Z" />`,
};

/** The ground of a place, behind everything. */
export function Ground({ place }) {
  return html`<svg class="ground" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    ${GROUNDS[place]}
  </svg>`;
}

/** The picture of a place. */
export function Picture({ place }) {
  return html`<svg class="picture" viewBox="0 0 220 150" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
    ${PICTURES[place]()}
  </svg>`;
}
