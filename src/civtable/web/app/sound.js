/** The sounds of the table: small files of our own making, fetched when they are first wanted. Off until somebody turns them on. */
import { prefs } from "./prefs.js";

/** @import { Line } from "../types/platform.d.ts" */

let audio = /** @type {AudioContext | null} */ (null);
const known = /** @type {Map<string, Promise<AudioBuffer | null>>} */ (new Map());

/**
 * Fetches a sound.
 * @param {AudioContext} context
 * @param {string} name
 */
async function load(context, name) {
  const answer = await fetch(new URL(`../sounds/${name}.wav`, import.meta.url));
  if (!answer.ok) throw new Error(`no sound ${name}`);
  return context.decodeAudioData(await answer.arrayBuffer());
}

/**
 * A sound; null where it cannot be had now: it is fetched again when it is next wanted.
 * @param {AudioContext} context
 * @param {string} name
 */
function loaded(context, name) {
  const before = known.get(name);
  if (before) return before;
  const sound = load(context, name).catch(() => {
    known.delete(name);
    return null;
  });
  known.set(name, sound);
  return sound;
}

/** A browser lets nothing be heard before somebody has touched the page, and some only what was woken by a touch. */
function wake() {
  if (!prefs.peek().sound) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") audio.resume().catch(() => {});
}
for (const touch of ["pointerup", "keydown"]) globalThis.addEventListener(touch, wake, { capture: true });

/**
 * Lets a sound be heard, if sounds are wanted; one that cannot be heard now is not heard later, with all others at once.
 * @param {string} name
 */
export async function play(name) {
  const { sound, volume } = prefs.peek();
  if (!sound || !volume) return;
  const context = (audio ??= new AudioContext());
  const woken = navigator.userActivation?.isActive ? context.resume() : null;
  const [buffer] = await Promise.all([loaded(context, name), woken]);
  if (!buffer || context.state !== "running") return;
  const [voice, loudness] = [context.createBufferSource(), context.createGain()];
  voice.buffer = buffer;
  loudness.gain.value = volume / 100;
  voice.connect(loudness).connect(context.destination);
  voice.start();
}

/**
 * The sound of a line: that of its first event that has one, by the table of the game.
 * @param {Line} line
 * @param {Record<string, string>} sounds by event
 */
export function soundOf(line, sounds) {
  const event = line.events.find((one) => String(one.event) in sounds);
  return event ? sounds[String(event.event)] : null;
}
