/** Requests to the server. Everything it refuses comes back as a `Refusal`, whose phrase can be shown as it is. */
import { language } from "./words.js";

/** The server said no: `phrase` says why, `status` and `body` are what it sent. */
class Refusal extends Error {
  constructor(status, body, phrase) {
    super(phrase.key);
    this.status = status;
    this.body = body;
    this.phrase = phrase;
  }
}

const UNREACHABLE = { key: "web-error-unreachable" };
const UNKNOWN = { key: "web-error-unknown" };

/** One request; what the server answered, or a Refusal. */
async function answered(method, path, { body, token, text } = {}) {
  const headers = { "Accept-Language": language.peek() };
  if (method !== "GET") headers["X-Civtable"] = "1";
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: text ?? (body === undefined ? undefined : JSON.stringify(body)) });
  } catch {
    throw new Refusal(0, null, UNREACHABLE);
  }
  if (answer.ok) return answer;
  const content = await answer.json().catch(() => null);
  throw new Refusal(answer.status, content, content?.error ?? UNKNOWN);
}

/** One request; the answer's JSON, or a Refusal. */
const request = async (...asked) => (await answered(...asked)).json().catch(() => null);

export const get = (path, token) => request("GET", path, { token });
/** A file as it is. */
export const getFile = async (path, token) => (await answered("GET", path, { token })).blob();
export const post = (path, body = {}, token = null) => request("POST", path, { body, token });
export const drop = (path, body) => request("DELETE", path, { body });
/** Posts a text as it is: the file of a record. */
export const postText = (path, text) => request("POST", path, { body: null, text });

const once = new Map();

/** The same as `get`, asked once in the life of the page: games and their facts. */
export function getOnce(path) {
  if (!once.has(path)) {
    const asked = get(path);
    asked.catch(() => once.delete(path));
    once.set(path, asked);
  }
  return once.get(path);
}
