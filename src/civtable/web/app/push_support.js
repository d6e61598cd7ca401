/** Whether a browser can be told when it is closed, and why not. What is asked is given, so that it can be tried without one. */

/** What somebody can be told of. */
export const KINDS = ["turn", "over", "invitation", "undo", "mention", "round"];

/** What there was while a browser still kept what is wanted: nobody could refuse what came later. */
const FIRST_KINDS = KINDS.slice(0, 5);

/**
 * What this browser is not told of, and when it is told of nothing, in minutes of the day. What is refused is kept, and not what is
 * wanted, so that everybody is told of a kind that comes later.
 * @typedef {{ refused: string[], quiet: boolean, quietFrom: number, quietUntil: number }} NoticeWishes
 */

/** @type {NoticeWishes} */
export const FIRST_WISHES = { refused: [], quiet: false, quietFrom: 22 * 60, quietUntil: 8 * 60 };

/**
 * The wishes that a browser has kept; older versions kept what is wanted.
 * @param {Partial<NoticeWishes> & { kinds?: string[] }} [kept]
 * @returns {NoticeWishes}
 */
export function wishesKept({ kinds, ...others } = {}) {
  const refused = kinds ? FIRST_KINDS.filter((kind) => !kinds.includes(kind)) : [];
  return { ...FIRST_WISHES, refused, ...others };
}

/**
 * What a browser has, as far as it matters for notices.
 * @typedef {object} Abilities
 * @property {boolean} secure whether the page came over TLS, or from this machine
 * @property {boolean} worker whether it has service workers
 * @property {boolean} push whether it has push messages and notifications
 * @property {boolean} apple whether it is on a phone or tablet of Apple, and the page not on its home screen
 * @property {string} permission what its user has said: "default", "granted" or "denied"
 */

/**
 * Why this browser cannot be told: the end of a key of the catalog, or null if it can.
 * @param {Abilities} browser
 */
export function whyNot({ secure, worker, push, apple, permission }) {
  if (!secure) return "insecure";
  if (apple && !push) return "install";
  if (!worker || !push) return "unsupported";
  return permission === "denied" ? "denied" : null;
}

/** @returns {Abilities} */
export const abilities = () => ({
  secure: isSecureContext,
  worker: "serviceWorker" in navigator,
  push: "PushManager" in window && "Notification" in window,
  apple: "standalone" in navigator && !navigator.standalone,
  permission: "Notification" in window ? Notification.permission : "default",
});

/**
 * A key in the form that browsers take, from the one in which it is sent.
 * @param {string} text
 */
export function keyBytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/**
 * The subscription of a browser that is for this key: the one that it has, or another one where it has none or one for another key.
 * @param {PushManager} manager
 * @param {Uint8Array<ArrayBuffer>} key
 */
export async function subscribed(manager, key) {
  const found = await manager.getSubscription();
  const itsKey = found?.options.applicationServerKey;
  if (found && itsKey && String(new Uint8Array(itsKey)) === String(key)) return found;
  await found?.unsubscribe(); // as long as there is one for another key, a browser makes no other
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * A minute of the day as a field for times writes it, and back.
 * @param {number} minute
 */
export const clock = (minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
/** @param {string} text */
export const minuteOf = (text) => {
  const [hours, minutes] = text.split(":").map(Number);
  return hours * 60 + minutes;
};
