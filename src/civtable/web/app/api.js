/** Requests to the server. Everything it refuses comes back as a `Refusal`, whose phrase can be shown as it is. */
import { language } from "./words.js";

/** @import { Phrase } from "../types/platform.d.ts" */
/** @import { Got, Posted } from "../types/answers.d.ts" */

/** The server said no: `phrase` says why, `status` and `body` are what it sent, `wait` after how many seconds it will listen again. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {unknown} body
   * @param {Phrase} phrase
   * @param {number} [wait]
   */
  constructor(status, body, phrase, wait = 0) {
    super(phrase.key);
    this.status = status;
    this.body = body;
    this.phrase = phrase;
    this.wait = wait;
  }
}

/** The status of a request that got no answer at all. */
export const UNREACHED = 0;
export const UNREACHABLE = { key: "web-error-unreachable" };
export const UNKNOWN = { key: "web-error-unknown" };

/**
 * One request; what the server answered, or a Refusal.
 * @param {string} method
 * @param {string} path
 * @param {{ body?: unknown, token?: string | null, text?: string }} [props]
 */
async function answered(method, path, { body, token, text } = {}) {
  /** @type {Record<string, string>} */
  const headers = { "Accept-Language": language.peek() };
  if (method !== "GET") headers["X-Civtable"] = "1";
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: text ?? (body === undefined ? undefined : JSON.stringify(body)) });
  } catch {
    throw new Refusal(UNREACHED, null, UNREACHABLE);
  }
  if (answer.ok) return answer;
  const content = await answer.json().catch(() => null);
  throw new Refusal(answer.status, content, content?.error ?? UNKNOWN, Number(answer.headers.get("Retry-After")));
}

/**
 * One request; the answer's JSON, or a Refusal.
 * @param {Parameters<typeof answered>} asked
 */
const request = async (...asked) => (await answered(...asked)).json().catch(() => null);

/**
 * @template {string} Path
 * @param {Path} path
 * @param {string | null} [token]
 * @returns {Promise<Got<Path>>}
 */
export const get = (path, token) => request("GET", path, { token });
/**
 * A file as it is.
 * @param {string} path
 * @param {string | null} [token]
 */
export const getFile = async (path, token) => (await answered("GET", path, { token })).blob();
/**
 * @template {string} Path
 * @param {Path} path
 * @param {object} [body]
 * @param {string | null} [token]
 * @returns {Promise<Posted<Path>>}
 */
export const post = (path, body = {}, token = null) => request("POST", path, { body, token });
/**
 * @param {string} path
 * @param {unknown} [body]
 * @param {string | null} [token]
 */
export const drop = (path, body, token) => request("DELETE", path, { body, token });
/**
 * Posts a text as it is: the file of a record.
 * @template {string} Path
 * @param {Path} path
 * @param {string} text
 * @returns {Promise<Posted<Path>>}
 */
export const postText = (path, text) => request("POST", path, { body: null, text });

/** @type {Map<string, Promise<unknown>>} */
const once = new Map();

/**
 * The same as `get`, asked once in the life of the page: games and their facts.
 * @template {string} Path
 * @param {Path} path
 * @returns {Promise<Got<Path>>}
 */
export function getOnce(path) {
  const before = /** @type {Promise<Got<Path>> | undefined} */ (once.get(path));
  if (before) return before;
  const asked = get(path);
  asked.catch(() => once.delete(path));
  once.set(path, asked);
  return asked;
}
