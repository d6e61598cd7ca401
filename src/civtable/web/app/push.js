/** Notices on this device: the service worker, the subscription, and what the server knows of both. */
import { signal } from "../vendor/ui.js";
import { drop, getOnce, post } from "./api.js";
import { prefer, prefs } from "./prefs.js";
import { abilities, keyBytes, whyNot } from "./push_support.js";
import { seatsHere, tablesHere } from "./seats.js";
import { language } from "./words.js";

const MOST_TOKENS = 200;
const DEVICES = "/notices/devices";

/** Why this browser cannot be told; null if it can, or as far as is known. */
export const obstacle = signal(whyNot(abilities()));

/** The service worker, where there can be one; it also has the page for when there is no connection. */
export function startWorker() {
  if (isSecureContext && "serviceWorker" in navigator) navigator.serviceWorker.register("/service_worker.js").catch(() => {});
}

/** The time zone of this browser. */
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";

/** What was wished for this device, as the server takes it. */
export function wishes() {
  const { kinds, quiet, quietFrom, quietUntil } = prefs.value.notices;
  return {
    language: language.value,
    zone: zone(),
    kinds,
    quiet_from: quiet ? quietFrom : null,
    quiet_until: quiet ? quietUntil : null,
  };
}

/** The subscription of this browser, if it has one. */
async function subscription() {
  const registered = await navigator.serviceWorker?.getRegistration();
  return (await registered?.pushManager?.getSubscription()) ?? null;
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
  const { key } = await getOnce("/notices");
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  } catch {
    obstacle.value = "failed";
    return false;
  }
  prefer({ push: true });
  await tellServer();
  return true;
}

/** Turns notices on this device off; the server forgets it. */
export async function turnOff() {
  prefer({ push: false });
  const found = await subscription();
  if (!found) return;
  await drop(DEVICES, { endpoint: found.endpoint });
  await found.unsubscribe();
}

/** Tells the server how this device is to be told, and of which seats, if it is. */
export async function tellServer() {
  if (!prefs.peek().push) return;
  const found = await subscription();
  const keys = found?.toJSON().keys;
  if (!found || !keys) return;
  const tokens = tablesHere().flatMap((table) => Object.values(seatsHere(table)));
  await post(DEVICES, { endpoint: found.endpoint, p256dh: keys.p256dh, auth: keys.auth, tokens: tokens.slice(-MOST_TOKENS), ...wishes() });
}

/** Sends this device a notice, to see that it arrives. */
export async function tryOut() {
  const found = await subscription();
  await tellServer();
  await post(`${DEVICES}/test`, { endpoint: found?.endpoint ?? "-" });
}
