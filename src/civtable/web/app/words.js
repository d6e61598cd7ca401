/** Words: phrases of the server and of this client, spoken in the language of the reader. */
import { signal, computed, effect } from "../vendor/ui.js";
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { prefs } from "./prefs.js";

/**
 * @typedef {{key: string, args?: Object<string, Argument>}} Phrase
 * @typedef {number | string | Phrase | Phrase[]} Argument
 */

export const LANGUAGES = { en: "English", es: "Español", pt: "Português", it: "Italiano" };

/** The first language of the browser that we speak. */
function languageOfBrowser() {
  const asked = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find((tag) => tag in LANGUAGES) ?? "en";
}

/** The language wanted: chosen by the user, or the browser's. */
export const language = computed(() => prefs.value.language ?? languageOfBrowser());

const bundles = signal({});
const bundle = signal(null);

/** Loads a language's catalog, once. */
async function load(tag) {
  if (!bundles.value[tag]) {
    const answer = await fetch(`/web/words/${tag}.ftl`);
    if (!answer.ok) throw new Error(`no words for ${tag}`);
    const fresh = new FluentBundle(tag, { useIsolating: false });
    fresh.addResource(new FluentResource(await answer.text()));
    bundles.value = { ...bundles.value, [tag]: fresh };
  }
  return bundles.value[tag];
}

/** Loads the words of the wanted language, now and at every change; resolves when the first are there. */
export function learnWords() {
  return new Promise((resolve, reject) => {
    effect(() => {
      const tag = language.value;
      load(tag).then((found) => {
        if (tag !== language.peek()) return;
        bundle.value = found;
        document.documentElement.lang = tag;
        resolve();
      }, reject);
    });
  });
}

/** Whether the catalog has such a message. */
export const has = (key) => bundle.value.hasMessage(key);

/** The names of seats at the table on screen; phrases `seat-N` are spoken by them. */
export const seatNames = signal([]);

/** What a seat is called: its name, or its colour. */
export function seatName(seat) {
  if (seat === null || seat === undefined || seat < 0) return plain("seat-spectator", {});
  return seatNames.value[seat] || plain(`seat-${seat}`, {});
}

/** A phrase, or a key with arguments, as a sentence. More arguments may be added to a phrase. */
export function say(phrase, args = {}) {
  if (typeof phrase === "string") return spoken(phrase, args);
  return spoken(phrase.key, { ...phrase.args, ...args });
}

/** A sentence: arguments that are phrases are spoken first. */
function spoken(key, args) {
  const seat = /^seat-(\d)$/.exec(key);
  if (seat) return seatName(Number(seat[1]));
  const ready = {};
  for (const [name, value] of Object.entries(args)) ready[name] = argument(value);
  return plain(key, ready);
}

/** A message with arguments that are ready. A missing one shows its key, so that it is noticed and the game goes on. */
function plain(key, args) {
  const message = bundle.value.getMessage(key);
  if (!message?.value) {
    console.warn(`no words for ${key}`);
    return key;
  }
  return bundle.value.formatPattern(message.value, args, []);
}

/** An argument as the catalog wants it. */
function argument(value) {
  if (Array.isArray(value)) return joined(value.map((item) => say(item)));
  return value !== null && typeof value === "object" ? say(value) : value;
}

/** A list in the way of the language: a, b and c. */
function joined(items) {
  if (items.length < 2) return items[0] ?? plain("list-none", {});
  return plain("list-and", { head: items.slice(0, -1).join(", "), last: items.at(-1) });
}

/** A phrase made here, for components that take phrases. */
export const phrase = (key, args = {}) => ({ key, args });

/** A moment, in seconds, in the reader's way: the time today, else the date and the time. */
export function when(seconds) {
  const moment = new Date(seconds * 1000);
  const today = moment.toDateString() === new Date().toDateString();
  const form = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(language.value, form).format(moment);
}
