/** The live connection to a table: WebSocket with resume after a loss, long polling where WebSockets do not get through. */
import { UNREACHED, get } from "./api.js";

/** @import { Told } from "../types/platform.d.ts" */
/** @import { Refusal } from "./api.js" */

/**
 * Why a table cannot be heard.
 * @typedef {Pick<Refusal, "status" | "phrase">} Refused
 * @typedef {"live" | "polling" | "lost"} Connection
 */

/**
 * Who hears.
 * @typedef {object} Listener
 * @property {(message: Told) => void} onMessage
 * @property {(state: Connection) => void} onState
 * @property {(refused: Refused) => void} onRefused
 */

const PING_EVERY = 25_000;
const ANSWER_WITHIN = 10_000;
const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;
const SOCKETS_TRIED = 3;
const POLL_WAIT = 25;
const REFUSALS = [4400, 4401, 4404]; // codes of closing: not understood, wrong token, no such table
const NOT_OURS = 4401;

/**
 * Hears everything that happens at a table, as one seat or as a spectator.
 * `onMessage` gets the snapshot and what follows, in order, each once; `onState` gets "live", "polling" or "lost",
 * `onRefused` the refusal if the table cannot be heard at all.
 */
export class Live {
  /**
   * @param {string} table
   * @param {string | null} token
   * @param {Listener} props
   */
  constructor(table, token, { onMessage, onState, onRefused }) {
    this.table = table;
    this.token = token;
    this.onMessage = onMessage;
    this.onState = onState;
    this.onRefused = onRefused;
    this.seq = null;
    this.failures = 0;
    this.closed = false;
    this.retry = 0;
    this.heard = false;
    this.socket = /** @type {WebSocket | null} */ (null);
    this.next = /** @type {(() => void) | null} */ (null);
    this.wake = () => document.hidden || this.seen();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Stops for good. */
  close() {
    this.closed = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
  }

  /** Opens a socket and asks for what happened after the last message heard. */
  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    this.heard = false;
    socket.onopen = () => {
      socket.send(JSON.stringify({ token: this.token, since: this.seq, hidden: document.hidden }));
      this.pinger = setInterval(() => this.ping(), PING_EVERY);
      if (this.seq !== null) this.ping(); // there may be nothing new to hear
    };
    socket.onmessage = (event) => {
      clearTimeout(this.deadline);
      this.alive();
      this.take(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (event.code === NOT_OURS && this.token !== null) this.turnedAway();
      else if (REFUSALS.includes(event.code)) this.explain();
      else this.lost(socket);
    };
  }

  /**
   * A ping; a socket that does not answer in time is dead, whatever the system believes. It says whether the page is in sight:
   * who has it open behind others is called all the same.
   */
  ping() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ ping: 1, hidden: document.hidden }));
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.socket?.close(), ANSWER_WITHIN);
  }

  /** The connection works. */
  alive() {
    if (this.closed) return;
    this.failures = 0;
    this.retry = 0;
    this.heard = true;
    this.onState("live");
  }

  /**
   * One message, unless it was heard before.
   * @param {Told | { pong: 1 }} message
   */
  take(message) {
    if (this.closed || "pong" in message) return;
    if (message.seq !== undefined) {
      if (message.type !== "snapshot" && this.seq !== null && message.seq <= this.seq) return;
      this.seq = message.seq;
    }
    this.onMessage(message);
  }

  /**
   * The socket is gone: try again soon, or poll if sockets never worked.
   * @param {WebSocket} socket
   */
  lost(socket) {
    clearInterval(this.pinger);
    clearTimeout(this.deadline);
    if (this.closed || socket !== this.socket) return;
    this.failures += 1;
    if (!this.heard && this.failures >= SOCKETS_TRIED) {
      this.poll();
      return;
    }
    this.onState("lost");
    this.again(() => this.connect());
  }

  /** The token does not open its seat, or not any more. */
  turnedAway() {
    if (!this.closed) this.onRefused({ status: 401, phrase: { key: "web-seat-lost" } });
  }

  /** The server will not have us: a plain request tells why. */
  explain() {
    if (this.closed) return;
    get(`/tables/${this.table}`, this.token).then(
      () => this.again(() => this.connect()),
      (refusal) => (refusal.status === UNREACHED ? this.again(() => this.connect()) : this.onRefused(refusal)),
    );
  }

  /**
   * Tries again after a pause that grows; also while nobody looks, who may wait to be called.
   * @param {() => void} action
   */
  again(action) {
    this.retry = Math.min(this.retry ? this.retry * 2 : FIRST_RETRY, LONGEST_RETRY);
    this.next = action;
    this.timer = setTimeout(() => this.hurry(), this.retry);
  }

  /** The network is back, or somebody looks: that is told, and what waits is tried at once. */
  seen() {
    this.hurry();
    if (!this.closed) this.ping();
  }

  /** Tries at once if an attempt is waiting: the network is back, or the page is looked at again. */
  hurry() {
    if (this.closed || !this.next) return;
    clearTimeout(this.timer);
    const action = this.next;
    this.next = null;
    action();
  }

  /** Long polling: the same messages by plain requests, the first at once. When they fail too, sockets are tried again. */
  async poll() {
    try {
      if (this.seq === null) {
        this.take(await get(`/tables/${this.table}`, this.token));
      }
      for (let wait = 0; !this.closed; wait = POLL_WAIT) {
        const messages = await get(`/tables/${this.table}/updates?since=${this.seq}&wait=${wait}&hidden=${document.hidden}`, this.token);
        if (this.closed) return;
        this.retry = 0;
        this.onState("polling");
        for (const message of messages) this.take(message);
      }
    } catch (refusal) {
      if (this.closed) return;
      if (refusal.status >= 400 && refusal.status < 500 && refusal.status !== 429) {
        this.onRefused(refusal);
        return;
      }
      this.failures = 0;
      this.onState("lost");
      this.again(() => this.connect());
    }
  }
}
