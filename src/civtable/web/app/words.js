/** Words: phrases of the server and of this client, spoken in the language of the reader. */
import { signal, computed, effect } from "../vendor/ui.js";
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { prefs } from "./prefs.js";

/** @import { Argument, Phrase } from "../types/platform.d.ts" */

/** @type {Record<string, string>} */
export const LANGUAGES = { en: "English", es: "Español", pt: "Português", it: "Italiano" };

const ASK_AGAIN = 2000;

/** The first language of the browser that we speak. */
function languageOfBrowser() {
  const asked = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find((tag) => tag in LANGUAGES) ?? "en";
}

/** The language wanted: chosen by the user, or the browser's. */
export const language = computed(() => prefs.value.language ?? languageOfBrowser());

const bundles = /** @type {Record<string, FluentBundle>} */ ({});
const bundle = signal(new FluentBundle("en")); // empty until the words are there

/**
 * Loads a language's catalog, once.
 * @param {string} tag
 */
async function load(tag) {
  if (!bundles[tag]) {
    const answer = await fetch(new URL(`../words/${tag}.ftl`, import.meta.url));
    if (!answer.ok) throw new Error(`no words for ${tag}`);
    const fresh = new FluentBundle(tag, { useIsolating: false });
    fresh.addResource(new FluentResource(await answer.text()));
    bundles[tag] = fresh;
  }
  return bundles[tag];
}

/**
 * Loads the words of the wanted language, now and at every change; resolves when the first are there. Those that do not
 * come are asked for again and again, and at once when the network is back.
 */
export function learnWords() {
  return /** @type {Promise<void>} */ (new Promise((resolve) => {
    effect(() => {
      const tag = language.value;
      let wanted = true;
      let timer = 0;
      const attempt = () => {
        clearTimeout(timer);
        timer = 0;
        load(tag).then((found) => {
          if (!wanted) return;
          bundle.value = found;
          document.documentElement.lang = tag;
          resolve();
        }, () => {
          if (wanted) timer = window.setTimeout(attempt, ASK_AGAIN);
        });
      };
      const hurry = () => timer && attempt();
      addEventListener("online", hurry);
      attempt();
      return () => {
        wanted = false;
        clearTimeout(timer);
        removeEventListener("online", hurry);
      };
    });
  }));
}

/**
 * Whether the catalog has such a message.
 * @param {string} key
 */
export const has = (key) => bundle.value.hasMessage(key);

/** The names of seats at the table on screen; phrases `seat-N` are spoken by them. */
export const seatNames = signal(/** @type {(string | null)[]} */ ([]));

/**
 * What a seat is called: its name, or its colour.
 * @param {number | null | undefined} seat
 */
export function seatName(seat) {
  if (seat === null || seat === undefined || seat < 0) return plain("seat-spectator", {});
  return seatNames.value[seat] || plain(`seat-${seat}`, {});
}

/**
 * A phrase, or a key with arguments, as a sentence. More arguments may be added to a phrase.
 * @param {Phrase | string} phrase
 * @param {Record<string, Argument>} [args]
 */
export function say(phrase, args = {}) {
  if (typeof phrase === "string") return spoken(phrase, args);
  return spoken(phrase.key, { ...phrase.args, ...args });
}

/**
 * A sentence: arguments that are phrases are spoken first.
 * @param {string} key
 * @param {Record<string, Argument>} args
 */
function spoken(key, args) {
  const seat = /^seat-(\d)$/.exec(key);
  if (seat) return seatName(Number(seat[1]));
  /** @type {Record<string, number | string>} */
  const ready = {};
  for (const [name, value] of Object.entries(args)) ready[name] = argument(value);
  return plain(key, ready);
}

/**
 * A message with arguments that are ready. A missing one shows its key, so that it is noticed and the game goes on.
 * @param {string} key
 * @param {Record<string, number | string>} args
 */
function plain(key, args) {
  const message = bundle.value.getMessage(key);
  if (!message?.value) {
    console.warn(`no words for ${key}`);
    return key;
  }
  return bundle.value.formatPattern(message.value, args, []);
}

/**
 * An argument as the catalog wants it.
 * @param {Argument} value
 * @returns {number | string}
 */
function argument(value) {
  if (Array.isArray(value)) return joined(value.map((item) => say(item)));
  return value !== null && typeof value === "object" ? say(value) : value;
}

/**
 * A list in the way of the language: a, b and c.
 * @param {string[]} items
 */
function joined(items) {
  if (items.length < 2) return items[0] ?? plain("list-none", {});
  return plain("list-and", { head: items.slice(0, -1).join(", "), last: items[items.length - 1] });
}

/**
 * A phrase made here, for components that take phrases.
 * @param {string} key
 * @param {Record<string, Argument>} [args]
 * @returns {Phrase}
 */
export const phrase = (key, args = {}) => ({ key, args });

/**
 * A moment, in seconds, in the reader's way: the time today, else the date and the time.
 * @param {number} seconds
 */
export function when(seconds) {
  const moment = new Date(seconds * 1000);
  const today = moment.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const form = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(language.value, form).format(moment);
}
