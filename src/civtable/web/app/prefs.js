/**
 * What this browser remembers about its user: language, theme, motion, speed, sound, notifications, the name to play
 * under, the level of bots, the games that they know.
 */
import { signal, effect } from "../vendor/ui.js";
import { FIRST_WISHES, wishesKept } from "./push_support.js";

/** @import { NoticeWishes } from "./push_support.js" */

const KEY = "civtable.prefs";

/**
 * The value kept in this browser under a name; `otherwise` if there is none or it cannot be read.
 * @template Value
 * @param {string} name
 * @param {Value} otherwise
 * @returns {Value}
 */
export function kept(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * Keeps a value in this browser; a browser that forbids it loses it with the page.
 * @param {string} name
 * @param {unknown} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows may refuse; everything works without.
  }
}

/**
 * @typedef {object} Preferences
 * @property {string | null} language
 * @property {string} theme
 * @property {string} motion
 * @property {string} speed of what others do
 * @property {boolean} sound
 * @property {number} volume of sounds, to 100
 * @property {boolean} notify
 * @property {boolean} push whether this browser is told when it is closed too
 * @property {boolean} pushDeclined whether its user does not want to be asked about that
 * @property {NoticeWishes} notices
 * @property {boolean} optionList
 * @property {boolean} askEnd whether the end of a turn with actions left is asked about
 * @property {boolean} passAlone whether is passed without asking where nothing else can be done
 * @property {boolean} coach whether is asked before a choice that loses much, where hints are allowed
 * @property {string} name
 * @property {string} level
 * @property {Record<string, string>} strengths of what is played against where it is no bot, by game
 * @property {string[]} known games that were begun here, or whose guide was followed to its end
 * @property {boolean} signedIn
 */

/** @type {Preferences} */
const DEFAULTS = {
  language: null,
  theme: "system",
  motion: "system",
  speed: "normal",
  sound: false,
  volume: 60,
  notify: false,
  push: false,
  pushDeclined: false,
  notices: FIRST_WISHES,
  optionList: false,
  askEnd: true,
  passAlone: true,
  coach: false,
  name: "",
  level: "medium",
  strengths: {},
  known: [],
  signedIn: false,
};

const before = kept(KEY, /** @type {Partial<Preferences>} */ ({}));

/** All preferences as one value. */
export const prefs = signal({ ...DEFAULTS, ...before, notices: wishesKept(before.notices) });

/**
 * Changes some preferences and remembers them.
 * @param {Partial<Preferences>} changes
 */
export function prefer(changes) {
  prefs.value = { ...prefs.value, ...changes };
  keep(KEY, prefs.value);
}

/**
 * Remembers that somebody here knows a game.
 * @param {string} game
 */
export function getToKnow(game) {
  const { known } = prefs.peek();
  if (!known.includes(game)) prefer({ known: [...known, game] });
}

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const calmSystem = matchMedia("(prefers-reduced-motion: reduce)");
const systemDark = signal(darkSystem.matches);
const systemCalm = signal(calmSystem.matches);
darkSystem.addEventListener("change", (event) => (systemDark.value = event.matches));
calmSystem.addEventListener("change", (event) => (systemCalm.value = event.matches));

/** Whether animations are wanted. */
export function motionWanted() {
  const wish = prefs.value.motion;
  return wish === "system" ? !systemCalm.value : wish === "full";
}

/** Keeps the document's theme and motion as the preferences and the system say. */
export function applyPreferences() {
  effect(() => {
    const { theme } = prefs.value;
    const night = theme === "system" ? systemDark.value : theme === "night";
    document.documentElement.dataset.theme = night ? "night" : "day";
    document.documentElement.dataset.motion = motionWanted() ? "full" : "calm";
  });
}
