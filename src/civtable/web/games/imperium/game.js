/** What the board knows about Imperium: suits and icons, and which thing on the table each option belongs to. */

import { SUIT_ICONS } from "./glyphs.js";

export const TOKENS = ["material", "population", "progress"];

/** The suit that gives a card its band: the first printed one, or what it is otherwise. */
export function bandOf(card) {
  if (card.suits.length) return card.suits[0];
  return card.header === "power" || card.header === "state" ? card.header : "plain";
}

/** The icon of a band. */
export const bandIcon = (band) => SUIT_ICONS[band] ?? (band === "plain" ? "card" : "government");

/** The icon of the state that a card can be played in. */
export const stateIcon = (state) => (state === "barbarian" ? "infantry" : "government");

const PILES = new Set(["discard", "history", "exile", "sunken", "deck"]);
const COPIES = ["second", "third", "fourth"];
const MARKET = new Set(["acquire", "break", "banish", "place"]);
const IN_PLAY = new Set(["exhaust", "use", "solstice", "abandon", "recall", "ready"]);
const IN_HAND = new Set(["play", "discard", "history", "top", "give", "garrison", "exile", "return", "sink", "swap"]);

/** The space of the market that holds the named copy of a card. */
function spaceOf(view, card, copy) {
  let left = copy;
  return view.market.findIndex((space) => space.card === card && left-- === 0);
}

/** The thing on the table that an option belongs to; null if it is a matter of words and numbers. */
export function thingOf(code, view, facts) {
  const words = code.split(" ");
  const [verb] = words;
  const card = words.find((word, i) => i > 0 && word in facts.cards);
  const zone = words.includes("from") ? words[words.indexOf("from") + 1] : null;
  const player = view.players[Math.max(0, view.steps.at(-1)?.seat ?? 0)];
  if (zone) return PILES.has(zone) ? `pile:${zone}` : null;
  if (verb === "break" && words.at(-1) === "deck") return `deck:${words[2] in view.small_decks ? words[2] : "main"}`;
  if (!card) return null;
  if (MARKET.has(verb) || code.startsWith("swap in ")) {
    const space = spaceOf(view, card, COPIES.indexOf(words.at(-1)) + 1);
    return space < 0 ? null : `market:${space}`;
  }
  if (verb === "develop") return `development:${card}`;
  const inPlay = player.in_play.some((entry) => entry.card === card);
  if (IN_PLAY.has(verb) || code.startsWith("garrison in ")) return inPlay ? `play:${card}` : null;
  if (IN_HAND.has(verb)) return player.hand.cards?.includes(card) ? `hand:${card}` : inPlay ? `play:${card}` : null;
  return null;
}

/** What an alternative of an ability does, with its number; other options say it by themselves. */
function wordsOf(option, question, facts) {
  const number = /^choose (\d+)$/.exec(option.code)?.[1];
  const told = facts.choice_text[`${question.args.ability}.${question.args.position}`]?.[Number(number) - 1];
  return told ? { key: "imperium-text-numbered", args: { n: Number(number), do: told } } : option.words;
}

/** The options of a decision by the thing they belong to; those without one under "". */
export function readOptions(choice, view, facts) {
  const things = {};
  for (const option of choice?.options ?? []) {
    const thing = thingOf(option.code, view, facts) ?? "";
    (things[thing] ??= []).push({ ...option, words: wordsOf(option, choice.question, facts) });
  }
  return things;
}

/** The card that an option names. */
export const cardIn = (option) => /^imperium-card-(.+)$/.exec(option.words.args?.card?.key ?? "")?.[1] ?? null;

/** Whether a card has an ability of a kind: one that is used by exhausting it, one for the solstice. */
const acts = (card, facts, trigger) => facts.cards[card]?.abilities.some((ability) => ability.trigger === trigger);

/** Why a thing cannot be used in a turn or at solstice, where the rules say it of all its kind. */
export function knownReason(thing, view, facts, asked) {
  const [place, card] = thing.split(":");
  if (asked === "solstice") return place === "play" && !acts(card, facts, "solstice") ? { key: "imperium-why-not_due" } : null;
  if (asked !== "act") return null;
  if (place === "market" || place === "deck" || place === "development") return { key: `web-imperium-why-${place}` };
  return place === "play" && !acts(card, facts, "exhaust") ? { key: "web-imperium-why-play" } : null;
}

/** What stands before the card in the options that are offered: "discard", "place on", "break through". */
function attempts(choice, facts) {
  const named = (choice?.options ?? []).map(({ code }) => code.split(" ")).filter((words) => words.at(-1) in facts.cards);
  return [...new Set(named.map((words) => words.slice(0, -1).join(" ")))];
}

/** Which attempts are meant for the things of a place. */
const TRIED = {
  market: (attempt) => MARKET.has(attempt.split(" ")[0]) || attempt === "swap in",
  hand: (attempt) => IN_HAND.has(attempt),
  play: (attempt) => IN_PLAY.has(attempt) || attempt === "garrison in",
  development: (attempt) => attempt === "develop",
};
/** What is tried where nothing of the kind is offered: the answer says what is to be done first. */
const OTHERWISE = { market: "acquire", hand: "play", development: "develop" };

/** The code that stands for touching a thing, to ask why it cannot be done. */
export function triedCode(thing, view, facts, asked, choice) {
  const [place, name] = thing.split(":");
  if (!(place in TRIED) || knownReason(thing, view, facts, asked)) return null;
  const card = place === "market" ? view.market[Number(name)].card : name;
  const inTurn = place === "play" ? "exhaust" : "play";
  const attempt = asked === "act" ? inTurn : (attempts(choice, facts).find(TRIED[place]) ?? OTHERWISE[place]);
  return attempt ? `${attempt} ${card}` : null;
}

/** What differs between two views for a player: [[name, icon, before, after], ...]. */
export function changes(before, after) {
  const figures = (player) => ({
    ...player.tokens,
    actions: player.actions,
    exhaust: player.exhaust,
    hand: player.hand.count,
    discard: player.discard.length,
    history: player.history.length,
  });
  const icons = { actions: "civil", exhaust: "exhaust", hand: "cards", discard: "discard", history: "history" };
  const [was, is] = [figures(before), figures(after)];
  return Object.keys(was)
    .filter((name) => was[name] !== is[name])
    .map((name) => [name, icons[name] ?? name, was[name], is[name]]);
}
