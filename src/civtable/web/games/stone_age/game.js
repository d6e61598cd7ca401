/** What the board knows of Stone Age: names in the engine's order, and how its codes are read and written. */

/** @import { Option, Phrase } from "../../types/platform.d.ts" */

export const GOODS = ["wood", "brick", "stone", "gold"];

/** What a thing is divided by when gathered, and the points a resource gives in a building. */
export const VALUE = { food: 2, wood: 3, brick: 4, stone: 5, gold: 6 };

/** The words for a good. */
export const goodKey = (good) => (good === "food" ? "stone_age-top-food" : `stone_age-resource-${good}`);

/** A player, for sentences. */
export const seatPhrase = (seat) => ({ key: `seat-${seat}` });

/** What people bring home from where they gather. */
export const GATHERED = { hunting_grounds: "food", forest: "wood", clay_pit: "brick", quarry: "stone", river: "gold" };

/** How many people find room on a place; hunting grounds have no rings. */
export const RINGS = { tool_maker: 1, hut: 2, field: 1, forest: 7, clay_pit: 7, quarry: 7, river: 7 };

export const SYMBOLS = ["healing", "art", "writing", "pottery", "time", "transport", "music", "weaving"];
export const PROFESSIONS = ["farmer", "tool_maker", "hut_builder", "shaman"];
export const TRACK_END = 10;
export const HUNGER = 10;

/** What each face of the dice for everyone gives. */
export const DIE_GAINS = [null, "wood", "brick", "stone", "gold", "tool", "field"];

const VILLAGE = ["tool_maker", "hut", "field"];

/** By number of players: how many village places are used in a round, how many players gather at a place. */
const VILLAGE_LIMIT = { 2: 2, 3: 2, 4: 3 };
const PIT_LIMIT = { 2: 1, 3: 2, 4: 4 };

/** Whether nobody can come to a place any more this round, although there is room: a limit for two or three players. */
export function isClosed(view, place) {
  const { players } = view;
  const seats = (where) => players.filter((player) => player.figures[where]).length;
  if (VILLAGE.includes(place))
    return !seats(place) && VILLAGE.filter((other) => seats(other)).length >= VILLAGE_LIMIT[players.length];
  return place in GATHERED && place !== "hunting_grounds" && seats(place) >= PIT_LIMIT[players.length];
}

export const NOTHING = { wood: 0, brick: 0, stone: 0, gold: 0 };

/** "2 wood 1 gold" as amounts by resource. */
function goodsIn(words) {
  const amounts = { ...NOTHING };
  for (let i = 0; i + 1 < words.length; i += 2) amounts[words[i + 1]] = Number(words[i]);
  return amounts;
}

/** Amounts by resource as the codes write them. */
export function goodsCode(amounts) {
  return GOODS.filter((good) => amounts[good])
    .map((good) => `${amounts[good]} ${good}`)
    .join(" ");
}

export const total = (amounts) => GOODS.reduce((sum, good) => sum + (amounts[good] ?? 0), 0);
export const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/**
 * What can be done at a place: people can be placed there, so many at once, or it can be used.
 * @typedef {{ verb: string, counts?: number[], words: Phrase }} Spot
 */

/**
 * The offered options, by what they are about.
 * @typedef {object} Read
 * @property {Record<string, Spot>} places
 * @property {{ code: string, goods: Record<string, number> }[]} pays
 * @property {{ code: string, goods: Record<string, number> }[]} takes
 * @property {{ code: string, tiles: number[], once: number[] }[]} tools
 * @property {{ code: string, face: number, words: Phrase }[]} picks
 * @property {Option | null} decline
 * @property {Option | null} starve
 */

/** The offered options sorted by what they are about. `places` says what can be done where. */
export function readOptions(choice) {
  /** @type {Read} */
  const read = { places: {}, pays: [], takes: [], tools: [], picks: [], decline: null, starve: null };
  for (const option of choice?.options ?? []) {
    const words = option.code.split(" ");
    const verb = words[0];
    if (verb === "place") {
      const spot = (read.places[words[2]] ??= { verb, counts: [], words: option.words });
      spot.counts?.push(Number(words[1]));
    } else if (verb === "use") read.places[words[1]] = { verb, words: option.words };
    else if (verb === "pay") read.pays.push({ code: option.code, goods: goodsIn(words.slice(1)) });
    else if (verb === "take") read.takes.push({ code: option.code, goods: goodsIn(words.slice(1)) });
    else if (verb === "tools") read.tools.push({ code: option.code, ...toolsIn(words.slice(1)) });
    else if (verb === "pick") read.picks.push({ code: option.code, face: Number(words[1]), words: option.words });
    else if (verb === "decline") read.decline = option;
    else if (verb === "starve") read.starve = option;
  }
  return read;
}

/**
 * The code that stands for a place, to ask why it cannot be chosen.
 * @param {string} kind of question
 * @param {string} place
 */
export function triedCode(kind, place) {
  return kind === "place" ? `place ${place === "hut" ? 2 : 1} ${place}` : `use ${place}`;
}

/** "2 1 once 3": tiles worth 2 and 1, and the one-use tool worth 3. */
function toolsIn(words) {
  const cut = words.indexOf("once");
  const tiles = cut < 0 ? words : words.slice(0, cut);
  const once = cut < 0 ? [] : words.slice(cut + 1);
  return { tiles: tiles.filter((word) => word !== "none").map(Number), once: once.map(Number) };
}

const sorted = (numbers) => [...numbers].sort((a, b) => a - b).join();

/** The code that adds exactly these tools, or null. */
export function toolsCode(options, tiles, once) {
  const found = options.find((o) => sorted(o.tiles) === sorted(tiles) && sorted(o.once) === sorted(once));
  return found?.code ?? null;
}

/** The tiles of a player with whether each was used this round. */
export function toolTiles(player) {
  const used = [...player.used_tools];
  return player.tools.map((value) => {
    const at = used.indexOf(value);
    if (at >= 0) used.splice(at, 1);
    return { value, used: at >= 0 };
  });
}

/** What a place of the market asks for: how many resources, of how many kinds, or a printed price. */
export function priceAt(place, view, facts) {
  const number = Number(place.slice(-1));
  if (place.startsWith("card_")) return { least: number, most: number, kinds: 0, cost: null };
  const tile = facts.buildings[view.stacks[number - 1].open];
  if (tile.kind === "fixed") return { least: total(tile.cost), most: total(tile.cost), kinds: 0, cost: tile.cost };
  if (tile.kind === "choice") return { least: tile.number, most: tile.number, kinds: tile.kinds, cost: null };
  return { least: tile.least, most: tile.most, kinds: 0, cost: null };
}

/** Whether a payment is what a price asks for. The server has the last word; this one lights the button. */
export function fits(price, paid) {
  if (price.cost) return GOODS.every((good) => (paid[good] ?? 0) === (price.cost[good] ?? 0));
  const number = total(paid);
  const kinds = GOODS.filter((good) => paid[good]).length;
  return number >= price.least && number <= price.most && (!price.kinds || kinds === price.kinds);
}

/** Whether a player's goods can make up the price in any way. */
export function canAfford(price, goods) {
  if (price.cost) return GOODS.every((good) => goods[good] >= (price.cost[good] ?? 0));
  if (total(goods) < price.least) return false;
  if (!price.kinds) return true;
  const held = GOODS.map((good) => goods[good]).filter((n) => n > 0);
  if (held.length < price.kinds) return false;
  const most = held.sort((a, b) => b - a).slice(0, price.kinds);
  return sum(most) >= price.least;
}

/** The payment to begin with: the printed price, or the cheapest goods that fit; nothing where points depend on it. */
export function firstPayment(place, price, goods) {
  const paid = { ...NOTHING };
  if (price.cost) return canAfford(price, goods) ? { ...paid, ...price.cost } : paid;
  if (!place.startsWith("card_")) return paid;
  let left = price.least;
  for (const good of GOODS) {
    paid[good] = Math.min(goods[good], left);
    left -= paid[good];
  }
  return left ? NOTHING : paid;
}

/** The points that a payment scores in a building of free choice. */
export const worthOf = (paid) => sum(GOODS.map((good) => VALUE[good] * (paid[good] ?? 0)));
