/** Clocks: what is left of a seat's time, how it is written, when it is told, and the clocks that a new table can have. */

/** @import { Clock, Phrase, Times } from "../types/platform.d.ts" */

/**
 * What the server said of the clocks, and when this browser heard it, in milliseconds of its own. `stopped`: the server is out of
 * reach, and nobody knows whether time goes by.
 * @typedef {{ times: Times, heard: number, stopped?: boolean }} Heard
 */

/**
 * What the form of a new table says about time: minutes and seconds of an own live clock, days of an own one over days. `zero`: a level
 * of bots, or `resign`.
 * @typedef {{ choice: string, minutes: number, seconds: number, turn: number, reserve: number, off: number, zero: string }} WishedClock
 */

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Below how many seconds a time is low: at a table where everybody sits, and over days. */
const LOW = { live: 60, days: HOUR };

/** At how many seconds a player hears that little is left. */
export const TOLD_AT = [60, 30, 10];

/** The choices whose times are one's own. */
export const OWN_LIVE = "own";
export const OWN_DAYS = "own-days";

/** The clocks of the form: those with numbers are live in minutes and seconds, or over days. */
export const CHOICES = ["none", "10+10", "25+20", OWN_LIVE, "1d", "2d", "3d", OWN_DAYS];
const RESERVE = 3;
const DAYS_OFF = 7;

/**
 * How many seconds a seat has left.
 * @param {Heard} heard
 * @param {number} seat
 * @param {number} now in milliseconds, as `heard` is
 */
export function left({ times, heard, stopped }, seat, now) {
  const whole = times.turn[seat] + times.bank[seat];
  if (times.runs !== seat || stopped) return whole;
  return Math.max(0, whole - Math.max(0, (now - heard) / 1000 - times.starts));
}

/**
 * How many minutes, begun ones too, all clocks still wait at most for who has not come; 0 where they do not.
 * @param {Heard} heard
 * @param {number} now
 */
export function waiting({ times, heard, stopped }, now) {
  return stopped ? 0 : Math.max(0, Math.ceil((times.gather - (now - heard) / 1000) / MINUTE));
}

/**
 * The same clocks as they are at a moment, where it is not known whether they run on.
 * @param {Heard} heard
 * @param {number} now
 * @returns {Heard}
 */
export function halted(heard, now) {
  const bank = heard.times.bank.map((_, seat) => left(heard, seat, now));
  return { times: { ...heard.times, bank, turn: bank.map(() => 0) }, heard: now, stopped: true };
}

/**
 * Seconds as a clock shows them; more than a day in words.
 * @param {number} seconds
 * @returns {string | Phrase}
 */
export function shown(seconds) {
  const whole = Math.ceil(seconds - 1e-6);
  const [days, hours, minutes] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  if (days) return { key: "web-clock-days_hours", args: { days, hours } };
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const rest = two(whole % MINUTE);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/**
 * Whether a time is low.
 * @param {Clock} clock
 * @param {number} seconds
 */
export const isLow = (clock, seconds) => seconds < LOW[clock.kind];

/**
 * In how many milliseconds a clock shows something else; never sooner than a moment.
 * @param {number} seconds
 */
export function pause(seconds) {
  const step = seconds >= DAY + MINUTE ? MINUTE : 1;
  return Math.max(30, (seconds % step || step) * 1000);
}

/**
 * What a player is told when time has gone from one figure to another: the smallest of the figures that were passed, or nothing.
 * @param {number} before
 * @param {number} now
 * @returns {number | null}
 */
export function toldBetween(before, now) {
  return TOLD_AT.filter((seconds) => now <= seconds && seconds < before).at(-1) ?? null;
}

/**
 * The clock that the form asks the server for; null for none.
 * @param {WishedClock} wish
 */
export function wishedClock(wish) {
  const { choice, zero } = wish;
  if (choice === "none") return null;
  const end = zero === "resign" ? { zero } : { zero: "bot", level: zero };
  if (choice === OWN_DAYS || choice.endsWith("d")) {
    const [turn, bank, off] = choice === OWN_DAYS ? [wish.turn, wish.reserve, wish.off] : [Number.parseInt(choice, 10), RESERVE, DAYS_OFF];
    return { kind: "days", turn: Math.round(turn * DAY), bank: Math.round(bank * DAY), vacation: Math.round(off), ...end };
  }
  const [bank, increment] = choice === OWN_LIVE ? [wish.minutes, wish.seconds] : choice.split("+").map(Number);
  return { kind: "live", bank: Math.round(bank * MINUTE), increment: Math.round(increment), ...end };
}

/**
 * What the server is asked for where a table is to have the same clock as another: of its kind and no more.
 * @param {Clock | null} clock
 */
export function clockAgain(clock) {
  if (!clock) return null;
  const { kind, bank, increment, turn, vacation, zero, level } = clock;
  return kind === "live" ? { kind, bank, increment, zero, level } : { kind, turn, bank, vacation, zero, level };
}

/**
 * A clock in a few words.
 * @param {Pick<Clock, "kind"> & Partial<Clock>} clock
 * @returns {Phrase}
 */
export function clockPhrase({ kind, bank = 0, increment = 0, turn = 0 }) {
  if (kind === "live") return { key: "web-clock-live", args: { minutes: Math.round((bank / MINUTE) * 10) / 10, seconds: increment } };
  if (turn % DAY) return { key: "web-clock-hours", args: { hours: Math.round(turn / HOUR) } };
  return { key: "web-clock-days", args: { days: turn / DAY } };
}

/**
 * What a clock means for who plays by it.
 * @param {Pick<Clock, "kind"> & Partial<Clock>} clock
 * @returns {Phrase}
 */
export function clockAbout(clock) {
  const { kind, bank = 0, vacation = 0 } = clock;
  if (kind === "live") return { key: "web-clock-about-live", args: clockPhrase(clock).args };
  return { key: "web-clock-about-days", args: { turn: clockPhrase(clock), bank: Math.round(bank / HOUR), off: vacation } };
}
