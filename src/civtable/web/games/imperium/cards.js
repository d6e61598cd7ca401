/** Faces of Imperium's cards, drawn from the facts, and the large card. */

import { html } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { drawingsBeside } from "../common/drawing.js";
import { FaceWords } from "./face_words.js";
import { TOKENS, bandIcon, bandOf, stateIcon } from "./game.js";
import { Ability, SUIT_ICONS, SYMBOL_ICONS } from "./glyphs.js";

const Drawing = drawingsBeside(import.meta.url);

const HEADER_ICONS = { attack: "war", pinned: "pin", permanent: "lock" };
/** By how many abilities and steps a card has: the class that makes its signs smaller. */
const CROWDED = [
  { parts: 0, extra: "" },
  { parts: 5, extra: "dense" },
  { parts: 8, extra: "dense packed" },
];

/** Of more letters than these the words need the room of the signs. */
const WORDY = 80;

/**
 * What a card does in short: its sentences without the word for when, which the sign before them says; a condition stays.
 */
function shortWords(card, say) {
  const told = ({ key, args: { label, body } }) =>
    (label.key === "imperium-text-label" ? say(key, { label: label.args.next, body }) : `${say(body)}.`);
  return card.text
    .map(told)
    .map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`)
    .join(" ");
}

/** What points depend on, as an icon. */
function countedIcon({ resource, suit, icon, icon_any: any, header }) {
  return resource ?? SUIT_ICONS[suit] ?? SYMBOL_ICONS[icon ?? any?.[0]] ?? (header === "pinned" ? "pin" : "card");
}

/** The points of a card: printed, by what they count, or the most that they can be. */
function Points({ card }) {
  if (card.points === "none") return null;
  const [term] = card.terms ?? [];
  if (card.points === "fixed") return html`<span class="points number">${card.value}<${Icon} name="points" /></span>`;
  if (term) return html`
    <span class="points number">${term.vp}<${Icon} name="points" />/${term.each > 1 ? term.each : ""}
      <${Icon} name=${countedIcon(term.of)} /></span>`;
  const most = Math.max(...(card.cases ?? []).map((entry) => entry.value), card.otherwise ?? 0);
  return html`<span class="points number">${most}<${Icon} name="points" />?</span>`;
}

/** What developing a card costs. */
export function Cost({ cost }) {
  return html`
    <span class="cost">
      ${TOKENS.filter((token) => cost[token])
        .map((token) => html`<span key=${token} class="token-count number">${cost[token]}<${Icon} name=${token} /></span>`)}</span>`;
}

/** Tokens that lie on something. */
export function Tokens({ tokens, say }) {
  const lying = TOKENS.filter((token) => tokens[token]);
  if (!lying.length) return null;
  return html`<span class="tokens">${lying.map(
    (token) => html`
      <span key=${token} class="token-count number" role="img" aria-label="${say(`imperium-resource-${token}`)}: ${tokens[token]}">
        ${tokens[token]}<${Icon} name=${token} /></span>`,
  )}</span>`;
}

/** The band of a card: its suits at the left; what sort of card it is and its state at the right. */
function Band({ card, band, children }) {
  return html`<span class="card-band">
    ${(card.suits.length ? card.suits : [band]).map((suit, i) => html`<${Icon} key=${i} name=${bandIcon(suit)} />`)}
    ${children ?? html`<span class="grow"></span>`}${card.header in HEADER_ICONS && html`<${Icon} name=${HEADER_ICONS[card.header]} />`}
    ${card.state && html`<${Icon} name=${stateIcon(card.state)} />`}</span>`;
}

/** The drawings of the state cards. */
const STATES = { barbarian: "invasion", empire: "king_of_kings_a" };

/** The drawing of a state. */
export const StateDrawing = ({ state }) => html`
  <span class="card-emblem" aria-hidden="true"><${Drawing} id=${STATES[state]} /></span>`;

/** The drawing of a card on a patch of its colour. */
export const Mini = ({ board, id }) => html`<span class="mini band-${bandOf(board.facts.cards[id])}"><${Drawing} id=${id} /></span>`;

/** The face of a card: kind, name, abilities in signs and in words, symbols and points. */
export function CardFace({ board, id, extra = "", children }) {
  const card = board.facts.cards[id];
  const band = bandOf(card);
  const parts = JSON.stringify(card.abilities).split(/"op":|"trigger":/).length - 1;
  const words = shortWords(card, board.say);
  const crowded = CROWDED.findLast((entry) => parts >= entry.parts)?.extra;
  const wordy = words.length > WORDY ? "wordy" : "";
  return html`<span class="imperium-card band-${band} ${crowded} ${wordy} ${extra}">
    <${Band} card=${card} band=${band} />
    <span class="card-name name">${board.name(id)}</span>
    <span class="card-emblem" aria-hidden="true"><${Drawing} id=${id} /></span>
    <span class="abilities">${card.abilities.map((ability, i) => html`<${Ability} key=${i} ability=${ability} />`)}</span>
    ${words && html`<${FaceWords} words=${words} />`}
    <span class="card-foot">
      <span class="symbols">${card.icons.map((icon, i) => html`<${Icon} key=${i} name=${SYMBOL_ICONS[icon]} />`)}</span>
      <${Points} card=${card} /></span>
    ${children}
  </span>`;
}

/** A card in full: name and kind, what it does in words, and what else stands on it. */
export function BigCard({ board, id }) {
  const card = board.facts.cards[id];
  if (!card) return null;
  const { say } = board;
  const band = bandOf(card);
  return html`<article class="big-card band-${band}">
    <header><${Band} card=${card} band=${band}><h3 class="name grow">${board.name(id)}</h3><//></header>
    <span class="card-emblem" aria-hidden="true"><${Drawing} id=${id} /></span>
    <div class="big-body">
      ${card.text.map((line, i) => html`
        <div key=${i} class="big-text"><${Ability} ability=${card.abilities[i]} /><p>${say(line)}</p></div>`)}
      <ul class="big-face">${card.face.map((line, i) => html`<li key=${i}>${say(line)}</li>`)}</ul>
    </div>
  </article>`;
}
