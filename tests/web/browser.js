/** What modules ask of a browser that node has not, for tests; to be imported before them. */

/** @type {Map<string, string>} */
const kept = new Map();

/**
 * What was asked of the server; `answers` has what it says to a path, and refuses everything where it is null.
 * @type {{ asked: { method: string, path: string, body: any }[], answers: Record<string, unknown> | null }}
 */
export const server = { asked: [], answers: {} };

/** @param {string} path @param {{ method: string, body?: string }} request */
async function fetched(path, { method, body }) {
  if (!server.answers) throw new TypeError("Failed to fetch");
  server.asked.push({ method, path, body: body === undefined ? null : JSON.parse(body) });
  const answer = server.answers[path] ?? null;
  return { ok: true, json: async () => answer };
}

/** The push service of this browser: whether it can be reached, whether its user allows notices, and its subscriptions. */
export class FakePush {
  constructor() {
    this.permission = "granted";
    this.reached = true;
    this.made = 0;
    this.active = /** @type {any} */ (null);
  }

  /** @returns {Promise<any>} */
  async getSubscription() {
    return this.active;
  }

  /** @param {{ applicationServerKey: Uint8Array<ArrayBuffer> }} options */
  async subscribe({ applicationServerKey }) {
    if (!this.reached) throw new Error("push service error");
    if (this.active) throw new Error("another key"); // as ours asks only where the key differs
    this.made += 1;
    const endpoint = `https://push.example.org/${this.made}`;
    this.active = {
      endpoint,
      options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
      unsubscribe: async () => {
        this.active = null;
        return true;
      },
    };
    return this.active;
  }
}

export const push = new FakePush();
const registration = { pushManager: push };

Object.assign(globalThis, {
  window: globalThis,
  isSecureContext: true,
  fetch: fetched,
  PushManager: FakePush,
  caches: { open: async () => ({ put: async () => {} }), delete: async () => true },
  Notification: {
    get permission() {
      return push.permission;
    },
    requestPermission: async () => push.permission,
  },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  localStorage: {
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => kept.set(name, value),
  },
});
Object.defineProperty(globalThis, "navigator", {
  value: {
    languages: ["en"],
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration, register: async () => registration },
  },
});
