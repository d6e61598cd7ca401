/** Tournaments: what a form asks for, what concerns oneself now, and how rounds, brackets and standings are laid out. */

/** @import { GameFacts, Phrase, Settings } from "../types/platform.d.ts" */
/** @import { Entrant, ListedTournament, Tournament, TournamentGame, TournamentRound, TournamentForm } from "../types/answers.d.ts" */

/** @type {TournamentForm[]} */
export const FORMS = ["swiss", "round_robin", "knockout"];
export const MOST_ROUNDS = 12;
export const PLACES = [4, 6, 8, 12, 16, 24, 32, 48, 64, 128];

/** What tells those apart who have the same points, in their order. */
export const TIE_BREAKS = ["opponents", "wins", "direct", "share", "lot"];

/**
 * What the form of a new tournament says. `rounds` and `advance`: 0 for the usual number.
 * @typedef {object} TournamentWish
 * @property {TournamentForm} form
 * @property {number} seats
 * @property {number} rounds
 * @property {number} advance
 * @property {boolean} sameDeals
 * @property {boolean} rated
 * @property {boolean} isPrivate
 * @property {number} places
 * @property {number} fillTo
 * @property {string[]} levels
 * @property {string} title
 */

/**
 * The address of a tournament.
 * @param {string} id
 */
export const tournamentPath = (id) => `/tournaments/${id}`;

/**
 * How many may sit at a table of a tournament of a game.
 * @param {GameFacts} game
 */
export const tableSizes = (game) => game.seats.filter((seats) => seats >= 2 && seats <= 4);

/**
 * Whether one may say how many rounds there are.
 * @param {{ form: TournamentForm, seats: number }} wish
 */
export const choosesRounds = ({ form, seats }) => form === "swiss" || (form === "round_robin" && seats > 2);

/**
 * Whether one may say how many of a table go on.
 * @param {{ form: TournamentForm, seats: number }} wish
 */
export const choosesAdvance = ({ form, seats }) => form === "knockout" && seats > 2;

/**
 * What is asked of the server for a form.
 * @param {TournamentWish} wish
 * @param {{ game: string, settings: Settings, clock: object | null }} rest
 */
export function tournamentBody(wish, rest) {
  return {
    ...rest,
    title: wish.title.trim() || null,
    form: wish.form,
    seats: wish.seats,
    rounds: choosesRounds(wish) ? wish.rounds || null : null,
    advance: choosesAdvance(wish) ? wish.advance || null : null,
    same_deals: wish.sameDeals,
    rated: wish.rated,
    private: wish.isPrivate,
    places: wish.places,
    fill_to: Math.min(wish.fillTo, wish.places),
    levels: wish.levels,
  };
}

/**
 * Tournaments by what they are: open to enter, running, and over.
 * @param {ListedTournament[]} listed
 */
export function byState(listed) {
  const of = (/** @type {string[]} */ ...states) => listed.filter(({ state }) => states.includes(state));
  return { open: of("open"), running: of("running"), over: of("over", "cancelled") };
}

/**
 * Entrants by their number.
 * @param {Tournament} tournament
 */
export const entrantsOf = ({ entrants }) => new Map(entrants.map((entrant) => [entrant.number, entrant]));

/**
 * Those who play, or have played, without the reserves.
 * @param {Tournament} tournament
 */
export const placesOf = ({ entrants }) => entrants.filter(({ state }) => state !== "reserve");

/**
 * Whether all places are taken: who enters now is a reserve.
 * @param {Tournament} tournament
 */
export const isFull = (tournament) => placesOf(tournament).length >= tournament.places;

/**
 * How many bots will fill up.
 * @param {Tournament} tournament
 */
export const botsToCome = (tournament) => Math.max(0, tournament.fill_to - placesOf(tournament).length);

/**
 * Whether a game has its result.
 * @param {TournamentGame} game
 */
export const isDone = ({ state }) => state === "over" || state === "decided";

/**
 * Whether oneself plays a game.
 * @param {Tournament} tournament
 * @param {TournamentGame} game
 */
export const isMine = ({ you }, { seats }) => seats.some(({ entrant }) => entrant === you.entrant);

/**
 * The round that is played, or was played last.
 * @param {Tournament} tournament
 * @returns {TournamentRound | undefined}
 */
export const lastRound = ({ games }) => games.at(-1);

/**
 * What concerns oneself now, the first thing on the page: a key of words and what they need.
 * @param {Tournament} tournament
 * @param {boolean} signedIn
 * @returns {{ what: string, args?: Record<string, number> }}
 */
export function nowOf(tournament, signedIn) {
  const { state, you, standings } = tournament;
  const own = standings.find(({ entrant }) => entrant === you.entrant);
  if (state === "cancelled") return { what: standings.length ? "cancelled" : "cancelled_early" };
  if (state === "over" && !own) return { what: "over" };
  if (state === "over" && own) return { what: own.place === 1 ? "won" : "placed", args: { place: own.place, n: standings.length } };
  if (you.entrant === null && state === "open") return { what: !signedIn ? "sign_in" : isFull(tournament) ? "full" : "enter" };
  if (you.entrant === null) return { what: "watch" };
  if (you.state !== "in") return { what: you.state ?? "watch" };
  if (state === "open") return { what: "in" };
  return you.table ? { what: "table", args: { n: tournament.round } } : waitingOf(tournament, you.entrant);
}

/**
 * What somebody waits for who has no game now.
 * @param {Tournament} tournament
 * @param {number} number
 */
function waitingOf(tournament, number) {
  const round = lastRound(tournament);
  if (tournament.games.some(({ out }) => out.includes(number))) return { what: "out" };
  if (round?.byes.includes(number)) return { what: "bye", args: { n: round.round } };
  return { what: "waiting", args: { n: round?.tables.filter((game) => !isDone(game)).length ?? 0 } };
}

/**
 * How the seats of a game ended: the best first, those who still play in the order of seats.
 * @param {TournamentGame} game
 */
export function ranked({ seats }) {
  const numbered = seats.map((entry, seat) => ({ ...entry, seat }));
  return numbered.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
}

/**
 * The rounds of a knockout as columns: who of each table goes on is known when the round is over.
 * @param {Tournament} tournament
 */
export function bracket(tournament) {
  return tournament.games.map((round) => ({
    ...round,
    final: round.tables.length === 1 && round.byes.length === 0,
    goesOn: (/** @type {number} */ entrant) => round.state === "over" && !round.out.includes(entrant),
  }));
}

/**
 * What a round is called.
 * @param {Tournament} tournament
 * @param {TournamentRound} round
 * @returns {Phrase}
 */
export function roundPhrase({ form, rounds }, { round, tables, byes }) {
  if (form === "knockout" && tables.length === 1 && !byes.length) return { key: "web-tournament-final", args: {} };
  return rounds
    ? { key: "web-tournament-round-of", args: { n: round, all: rounds } }
    : { key: "web-tournament-round", args: { n: round } };
}

/**
 * Whom an organiser may put in a place: bots, and reserves by their number.
 * @param {Tournament} tournament
 * @returns {Entrant[]}
 */
export const reservesOf = ({ entrants }) => entrants.filter(({ state }) => state === "reserve");

/**
 * The ranks that a list of places means for the server; null if some seat has none, or nobody is first.
 * @param {(number | null)[]} ranks
 * @returns {number[] | null}
 */
export function ranksOf(ranks) {
  const given = ranks.filter((rank) => rank !== null);
  return given.length === ranks.length && given.includes(1) ? given : null;
}
