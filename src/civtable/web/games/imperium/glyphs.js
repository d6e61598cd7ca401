/** What a card does, in signs: every ability is a line of them. The words stand on the large card. */

import { html } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";

export const SUIT_ICONS = {
  region: "region",
  uncivilised: "hut",
  civilised: "temple",
  tributary: "gold",
  fame: "laurel",
  unrest: "discontent",
};
export const SYMBOL_ICONS = {
  production: "production",
  river: "river",
  fertile: "field",
  city: "building",
  metropolis: "wonder",
  knight: "cavalry",
  mask: "theatre",
  scroll: "civil",
};

const TRIGGER_ICONS = {
  on_play: "play",
  exhaust: "exhaust",
  solstice: "sun",
  passive: "always",
  on_gain: "acquire",
  before_scoring: "points",
  on_enter_play: "play",
};
const ALL_SUITS = 4; // the suits of the market

/** A number with its sign and an icon. */
const sign = (icon, n = null, plus = "") => html`
  <span class="glyph">${plus}${typeof n === "string" ? "✳" : (n ?? "")}<${Icon} name=${icon} /></span>`;
const word = (text) => html`<span class="glyph link">${text}</span>`;

/** A suit as a small patch of its colour. */
const patch = (suit) => html`<span class="glyph patch band-${suit}"><${Icon} name=${SUIT_ICONS[suit]} /></span>`;

/** What a filter lets through, where a sign can say it. */
function kind(filter) {
  if (!filter) return [];
  if (filter.suit in SUIT_ICONS) return [patch(filter.suit)];
  const symbols = filter.icon ? [filter.icon] : (filter.icon_any ?? []);
  if (symbols.length) return symbols.map((symbol) => sign(SYMBOL_ICONS[symbol]));
  if (filter.header === "attack") return [sign("war")];
  if (filter.header === "pinned") return [sign("pin")];
  if (filter.has_token) return [sign(filter.has_token)];
  return [];
}

/** Suits from which one takes a card. */
const suits = (step) => (!step.suits || step.suits.length === ALL_SUITS || step.suits.includes("any") ? [] : step.suits.map(patch));

const moved = (icon) => (step) => [sign(icon, step.n > 1 || step.n === "all" ? step.n : null), ...kind(step.filter)];
const alone = (icon) => () => [sign(icon)];
const bracketed = (inner) => [word("("), ...inner, word(")")];

/** The signs of each operation that cards know. */
export const GLYPHS = {
  gain: (step) => [
    sign(step.what, step.n, "+"),
    ...(step.per ? [word("×"), ...(kind(step.per).length ? kind(step.per) : [word("…")])] : []),
  ],
  pay: (step) => [sign(step.what, step.n, "−")],
  steal: (step) => [
    html`<span class="glyph others"><${Icon} name="person" />−${step.n}<${Icon} name=${step.what} /></span>`,
    sign(step.what, step.n, "+"),
  ],
  double_tokens_gained: (step) => [word("2×"), sign(step.what)],
  place_on_market: (step) => [sign(step.what, step.n, "+"), word("▸"), sign("card")],
  place_on_card: (step) => [sign(step.what, step.n, "+"), word("▸"), sign("card")],
  gain_tokens_from_card: (step) => [sign(step.what, null, "+")],
  draw: (step) => [...(step.from ? [sign("discard"), word("▸")] : []), sign("cards", step.n, "+")],
  to_hand: (step) => [sign("discard"), word("▸"), sign("cards", step.n ?? 1, "+"), ...kind(step.filter)],
  discard: (step) => [sign("discard", typeof step.n === "number" && step.n > 1 ? step.n : null), ...kind(step.filter)],
  to_discard: alone("discard"),
  give_card: (step) => [sign("cards", step.n, "−"), word("▸"), sign("person")],
  put_on_deck: moved("top"),
  bottom_of_nation_deck: alone("discard"),
  history: moved("history"),
  acquire: (step) => [sign("acquire", step.times ?? null), ...suits(step), ...kind(step.filter)],
  break_through: (step) => [sign("breakthrough", step.times ?? null), ...suits(step), ...kind(step.filter)],
  garrison: (step) => [sign("garrison"), ...kind(step.filter)],
  exile: moved("exile"),
  abandon: moved("abandon"),
  recall: moved("recall"),
  sink: moved("sink"),
  find: (step) => [sign("zoom"), ...kind(step.filter)],
  free_play: (step) => [sign("play"), ...kind(step.filter)],
  put_into_play: alone("play"),
  take_unrest: (step) => [html`<span class="glyph patch band-unrest">+${step.n}<${Icon} name="discontent" /></span>`],
  return_unrest: (step) => [html`
    <span class="glyph patch band-unrest">−${step.n === "all" ? "✳" : step.n}<${Icon} name="discontent" /></span>`],
  return_to_unrest_pile: () => [html`<span class="glyph patch band-unrest">−1<${Icon} name="discontent" /></span>`],
  take_fame: (step) => [sign("laurel", step.take, "+")],
  draw_fame: (step) => [sign("laurel", step.n, "+")],
  gain_action: (step) => [sign("civil", step.n, "+")],
  spend_action: (step) => [sign("civil", step.n, "−")],
  return_exhaust_token: (step) => [sign("exhaust", step.n, "+")],
  develop: alone("tactic"),
  look: alone("eye"),
  reveal: alone("eye"),
  shuffle: alone("swap"),
  swap: alone("swap"),
  flip: alone("undo"),
  copy_exhaust: () => [sign("copy"), sign("exhaust")],
  avoid_attack: alone("strength"),
  declare_suit: alone("chat"),
  treat_icon_as: (step) => [sign(SYMBOL_ICONS[step.icon]), word("="), sign(SYMBOL_ICONS[step.as.icon], step.as.n)],
  set_state: alone("government"),
  replace_journey: alone("swap"),
  trigger_game_end: alone("hourglass"),
  modify: (step) => (step.what === "hand_size" ? [sign("cards", step.n, "+")] : [sign("gear"), ...kind(step.filter)]),
  replace: (step) => [...told([step.instead_of]), word("▸"), ...told([step.with].flat())],
  repeat: (step) => [word("×"), ...bracketed([...told(step.cost_each ?? []), ...told(step.steps)])],
  cost_then: (step) => [...told(step.cost), word("▸"), ...told(step.steps)],
  choose: (step) => step.options.flatMap((option, i) => [...(i ? [word("/")] : []), ...told([option].flat())]),
  if: (step) => [word("?"), ...told(step.then)],
};

/** A sequence of steps; those of others are set apart. */
function told(steps) {
  return steps.flatMap((step) => {
    const inner = GLYPHS[step.op]?.(step) ?? [sign("help")];
    return step.who ? [html`<span class="glyph others"><${Icon} name="person" />${inner}</span>`] : inner;
  });
}

/** One ability: when, what it costs, what it does. */
export function Ability({ ability }) {
  const { trigger, when, cost = [], steps } = ability;
  return html`
    <span class="ability on-${trigger}"><span class="trigger"><${Icon} name=${TRIGGER_ICONS[trigger]} /></span>${when && sign("bell")}
      ${cost.length > 0 && [...told(cost), word("▸")]}${told(steps)}</span>`;
}
