/** The sounds of the table: small files of our own making, fetched when they are first wanted. Off until somebody turns them on. */
import { prefs } from "./prefs.js";

/** @import { Line } from "../types/platform.d.ts" */

let audio = /** @type {AudioContext | null} */ (null);
const known = /** @type {Map<string, Promise<AudioBuffer>>} */ (new Map());

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
 * Lets a sound be heard, if sounds are wanted.
 * @param {string} name
 */
export async function play(name) {
  const { sound, volume } = prefs.peek();
  if (!sound || !volume) return;
  audio ??= new AudioContext();
  if (!known.has(name)) known.set(name, load(audio, name));
  const [voice, loudness] = [audio.createBufferSource(), audio.createGain()];
  voice.buffer = (await known.get(name)) ?? null;
  loudness.gain.value = volume / 100;
  voice.connect(loudness).connect(audio.destination);
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
