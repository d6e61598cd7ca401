/** Whether a browser can be told when it is closed, and why not. What is asked is given, so that it can be tried without one. */

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
 * A minute of the day as a field for times writes it, and back.
 * @param {number} minute
 */
export const clock = (minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
/** @param {string} text */
export const minuteOf = (text) => {
  const [hours, minutes] = text.split(":").map(Number);
  return hours * 60 + minutes;
};
