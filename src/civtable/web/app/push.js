/** Notices on this device: the service worker, the subscription, and what the server knows of both. */
import { signal } from "../vendor/ui.js";
import { drop, getOnce, post } from "./api.js";
import { prefer, prefs } from "./prefs.js";
import { abilities, keyBytes, KINDS, subscribed, whyNot } from "./push_support.js";
import { seatsHere, tablesHere } from "./seats.js";
import { language } from "./words.js";

const MOST_TOKENS = 200;
const DEVICES = "/notices/devices";
const TOLD = "civtable-told"; // the service worker knows it by the same name

/** Why this browser cannot be told; null if it can, or as far as is known. */
export const obstacle = signal(whyNot(abilities()));

/**
 * The service worker, where there can be one; it also has the page for when there is no connection. Where the browser has ended a
 * subscription that is wished, the next page that is opened makes another one.
 */
export function startWorker() {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/service_worker.js").catch(() => {});
  if (mayTell()) navigator.serviceWorker.ready.then(lookAfter).catch(() => {}); // the next page tries again
}

/** Subscribes again where a subscription has gone. */
async function lookAfter() {
  if (!(await subscription())) await tellServer();
}

/** Whether this browser is to be told, and lets us. */
const mayTell = () => prefs.peek().push && abilities().permission === "granted";

/** Whether this browser is told, as far as is known. */
export const isOn = () => prefs.value.push && !obstacle.value && abilities().permission === "granted";

/** The time zone of this browser. */
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";

/** What was wished for this device, as the server takes it. */
export function wishes() {
  const { refused, quiet, quietFrom, quietUntil } = prefs.value.notices;
  return {
    language: language.value,
    zone: zone(),
    kinds: KINDS.filter((kind) => !refused.includes(kind)),
    quiet_from: quiet ? quietFrom : null,
    quiet_until: quiet ? quietUntil : null,
  };
}

/** The subscription of this browser, if it has one. */
async function subscription() {
  const registered = await navigator.serviceWorker?.getRegistration();
  return (await registered?.pushManager?.getSubscription()) ?? null;
}

/**
 * The subscription for this server, made where there is none; null where that is not possible.
 * @param {ServiceWorkerRegistration} worker
 */
async function ownSubscription({ pushManager }) {
  const { key } = await getOnce("/notices");
  try {
    const found = await subscribed(pushManager, keyBytes(key));
    obstacle.value = null;
    return found;
  } catch {
    obstacle.value = "failed";
    return null;
  }
}

/**
 * Tells the server how the browser that has this subscription is to be told, and of which seats; the service worker finds it too, for
 * a subscription that takes the place of this one while no page is open.
 * @param {PushSubscription} found
 */
async function tellOf(found) {
  const { p256dh, auth } = found.toJSON().keys ?? {};
  const tokens = tablesHere().flatMap((table) => Object.values(seatsHere(table)));
  const body = { endpoint: found.endpoint, p256dh, auth, tokens: tokens.slice(-MOST_TOKENS), ...wishes() };
  await post(DEVICES, body);
  await (await caches.open(TOLD)).put("/told", new Response(JSON.stringify(body)));
}

/** Turns notices on this device on; whether that was possible. Asks the user the first time. */
export async function turnOn() {
  obstacle.value = whyNot(abilities());
  if (obstacle.value) return false;
  const allowed = await Notification.requestPermission();
  if (allowed !== "granted") {
    obstacle.value = allowed === "denied" ? "denied" : null;
    return false;
  }
  const found = await ownSubscription(await navigator.serviceWorker.ready);
  if (!found) return false;
  await tellOf(found);
  prefer({ push: true });
  return true;
}

/** Turns notices on this device off; the server forgets it, or hears from the push service that it has gone. */
export async function turnOff() {
  const found = await subscription();
  await found?.unsubscribe();
  await caches.delete(TOLD);
  prefer({ push: false });
  if (found) await drop(DEVICES, { endpoint: found.endpoint }).catch(() => {});
}

/** Tells the server how this device is to be told, and of which seats, if it is; a subscription that has gone is made anew. */
export async function tellServer() {
  const worker = mayTell() && (await navigator.serviceWorker?.getRegistration());
  const found = worker && (await ownSubscription(worker));
  if (found) await tellOf(found);
}

/** Sends this device a notice, to see that it arrives. */
export async function tryOut() {
  await tellServer();
  const found = await subscription();
  await post(`${DEVICES}/test`, { endpoint: found?.endpoint ?? "-" });
}
