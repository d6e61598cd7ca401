/** What the board knows about the game: kinds of cards, and which thing on the table each option belongs to. */

export const WORKER_KINDS = [
  "farm", "mine", "lab", "temple", "arena", "library", "theater", "infantry", "cavalry", "artillery", "air_force",
];
export const AGES = ["A", "I", "II", "III", "IV"];

const UNITS = new Set(["infantry", "cavalry", "artillery", "air_force"]);
const URBAN = new Set(["lab", "temple", "arena", "library", "theater"]);
const ICONS = {
  lab: "laboratory",
  theater: "theatre",
  air_force: "air",
  special: "science",
  action: "cards",
  territory: "colony",
  aggression: "strength",
  bonus: "garrison",
};

/** The icon of a kind of card. */
export const kindIcon = (kind) => ICONS[kind] ?? kind;

/** The colour group of a kind of card: the name of its band. */
export function kindBand(kind) {
  if (URBAN.has(kind)) return "urban";
  return UNITS.has(kind) ? "military" : kind;
}

/** The ratings and stocks of a player that people watch, with their icons. */
export const FIGURES = [
  ["culture", "culture"],
  ["culture_rate", "culture"],
  ["science", "science"],
  ["science_rate", "science"],
  ["strength", "strength"],
  ["happiness", "happiness"],
  ["discontent", "discontent"],
  ["food", "food"],
  ["resources", "resource"],
  ["unused_workers", "worker"],
  ["civil_actions", "civil"],
  ["military_actions", "military"],
  ["yellow_bank", "token-yellow"],
  ["blue_bank", "token-blue"],
];

/** The words of a code that name a further copy of a card in the row. */
const COPIES = ["", "second ", "third "];

/** The things whose options are told by the verb alone. */
const ALONE = {
  population: "bank",
  hammurabi: "leader",
  churchill: "leader",
  alexander: "leader",
  barbarossa: "leader",
  bach: "leader",
  liner: "wonder:ocean_liner_service",
  trade: "pact:trade_routes_agreement",
};

/** By verb, the kind of thing that the first card of the code is. */
const HOLDERS = {
  ...{ build: "tech", upgrade: "tech", destroy: "tech", disband: "tech", send: "tech", lose: "tech", sacrifice: "tech", token: "tech" },
  ...{ lead: "hand", develop: "hand", revolution: "hand", play: "hand" },
  ...{
    tactic: "army",
    event: "army",
    aggression: "army",
    war: "army",
    pact: "army",
    columbus: "army",
    defend: "army",
    discard: "army",
    bonus: "army",
  },
  ...{ copy: "tactic", cancel: "pact", ruin: "wonder", tuck: "wonder", colony: "colony" },
};

/** The thing on the table that an option belongs to; null if it is a matter of words (pass, bid, accept). */
export function thingOf(code, view) {
  const [verb, card] = code.split(" ");
  if (verb in ALONE) return ALONE[verb];
  if (verb === "take") return `row:${view.row.findIndex((_, space) => takeCode(view.row, space) === code)}`;
  const player = view.players[view.steps.at(-1)?.seat ?? 0];
  if (verb === "stage") return `wonder:${player.building}`;
  if (verb === "colony" && !player.colonies.includes(card)) return null; // a rival's
  if (!(verb in HOLDERS) || /^\d/.test(card)) return null;
  return `${HOLDERS[verb]}:${card}`;
}

/** The options of a decision by the thing they belong to; those without one under "". */
export function readOptions(choice, view) {
  const things = {};
  for (const option of choice?.options ?? []) {
    const thing = thingOf(option.code, view) ?? "";
    (things[thing] ??= []).push(option);
  }
  return things;
}

/** By kind of military card, the verb of what one does with it, and whether that names a rival. */
const MILITARY = { tactic: ["tactic"], event: ["event"], territory: ["event"], aggression: ["aggression", true], war: ["war", true],
  pact: ["pact", true], bonus: ["defend"] };

/** What one would do with a military card in hand. */
function armyCode(card, { kind, sides }, view, asked) {
  if (asked === "discard" || asked === "discard_some") return `discard ${card}`;
  if (asked === "defend") return `defend ${card}`;
  const [verb, named] = MILITARY[kind] ?? [];
  if (!verb) return null;
  const mine = view.steps.at(-1)?.seat ?? 0;
  return named ? `${verb} ${card} seat ${mine === 0 ? 1 : 0}${sides ? " as a" : ""}` : `${verb} ${card}`;
}

/** The code that stands for touching a thing, to ask why it cannot be done; null where nothing is ever done with it. */
export function triedCode(thing, view, facts, asked) {
  const [place, card] = thing.split(":");
  const kind = facts.cards[place === "row" ? view.row[Number(card)] : card]?.kind;
  if (place === "row") return takeCode(view.row, Number(card));
  if (place === "tech") return `build ${card}`;
  if (place === "bank") return "population";
  if (place === "wonder") return view.players.some((player) => player.building === card) ? "stage 1" : null;
  if (place === "tactic") return `copy ${card}`;
  if (place === "army") return armyCode(card, facts.cards[card] ?? {}, view, asked);
  if (place === "hand") return `${{ leader: "lead", action: "play" }[kind] ?? "develop"} ${card}`;
  return null;
}

/** The code that takes the card of a space. */
function takeCode(row, space) {
  const copy = row.slice(0, space).filter((card) => card === row[space]).length;
  return row[space] ? `take ${COPIES[copy]}${row[space]}` : null;
}

/** What differs between two views for a player: [[name, icon, before, after], ...]. */
export function changes(before, after) {
  return FIGURES.filter(([name]) => before[name] !== after[name]).map(([name, icon]) => [name, icon, before[name], after[name]]);
}

/** Technologies in play by kind, lowest level first. */
export function columnsOf(player, facts) {
  const columns = WORKER_KINDS.map((kind) => ({ kind, cards: player.technologies.filter((card) => facts.cards[card].kind === kind) }));
  return columns.filter((column) => column.cards.length);
}
