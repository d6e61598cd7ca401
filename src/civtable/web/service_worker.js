/**
 * What the browser keeps awake for us: it shows notices, and a page of its own where there is no connection. It keeps that page
 * and its pictures, and no other files: scripts and answers always come from the server or from the browser's own memory of them.
 */

const KEPT = "civtable-@TAG@"; // the server writes the tag of its files here, so that each release brings its own
const SHOWN = "civtable-shown";
const TOLD = "civtable-told"; // what a page has told the server of this browser, while notices are on
const OFFLINE = "/offline";
const FILES = [OFFLINE, "/web/@TAG@/app/offline.css", "/web/app/icons/icon-192.png"];
const MOST_SHOWN = 100;

const worker = /** @type {any} */ (self); // the types of pages know nothing of workers

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
});

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(settle()));

/** Forgets what older workers kept, and looks after the pages that are open already. */
async function settle() {
  const old = (await caches.keys()).filter((name) => name.startsWith("civtable-") && ![KEPT, SHOWN, TOLD].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const page = request.mode === "navigate" && request.method === "GET";
  const address = new URL(request.url).pathname;
  if (page) event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (FILES.includes(address)) event.respondWith(fetch(request).catch(() => caches.match(address)));
});

worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(show(event.data?.json())));

/**
 * Shows a notice, however often it arrives, once. A later one of the same table takes its place.
 * @param {{ id: string, tag: string, title: string, body: string, path: string } | undefined} notice
 */
async function show(notice) {
  if (!notice || !(await worker.navigator.locks.request(SHOWN, () => isNew(notice.id)))) return;
  const { title, body, tag, path } = notice;
  const icon = "/web/app/icons/icon-192.png";
  await worker.registration.showNotification(title, { body, tag, icon, badge: icon, renotify: true, data: { path } });
}

/**
 * Whether a notice has not been shown yet; it counts as shown from now on. Asked one after the other, since the same notice may
 * arrive twice at once.
 * @param {string} id
 */
async function isNew(id) {
  const cache = await caches.open(SHOWN);
  const key = `/shown/${encodeURIComponent(id)}`;
  if (await cache.match(key)) return false;
  await cache.put(key, new Response(""));
  const known = await cache.keys(); // in the order in which they came
  await Promise.all(known.slice(0, -MOST_SHOWN).map((request) => cache.delete(request)));
  return true;
}

worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => event.waitUntil(renew()));

/** The browser has ended a subscription: the server hears of another one what the page told it of the last. */
async function renew() {
  const told = await (await caches.open(TOLD)).match("/told");
  if (!told) return;
  const { key } = await (await fetch("/api/notices")).json();
  const { pushManager } = worker.registration;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const found = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(wish));
  const { endpoint, keys } = found.toJSON();
  const headers = { "Content-Type": "application/json", "X-Civtable": "1" };
  const body = JSON.stringify({ ...(await told.json()), endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch("/api/notices/devices", { method: "POST", headers, body });
}

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data.path));
});

/**
 * Brings the page of a table to the front, or opens it.
 * @param {string} path
 */
async function visit(path) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
