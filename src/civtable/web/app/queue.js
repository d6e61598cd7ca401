/** The queue of messages that are still to be shown: bots are faster than eyes. */
import { batch, signal } from "../vendor/ui.js";
import { READABLE, timeOf } from "./tempo.js";

/** @import { MomentOf } from "../types/board.d.ts" */
/** @import { Message, MoveMessage } from "../types/platform.d.ts" */

const FRAME = 16;

/** So many moves have their full time; more share the time of these evenly. */
const FULL_TIME = 20;

/** Of more moves than these only the newest are shown one after another. */
const FOLLOWED = 60;

/** What follows an own move waits until that has been seen to happen. */
const OWN_STAYS = 450;

/**
 * Whether a message is a move by which something happened.
 * @param {Message} message
 * @returns {message is MoveMessage}
 */
const happens = (message) => message.type === "move" && message.line.events.length > 0;

export class Queue {
  /**
   * `show` shows a message, `isOwn` says whether it answers the player's own move, `pace` how long a move of somebody
   * else stays where few wait: 0 where nobody wants to wait; `moment` tells what of a line is staged, and takes longer.
   * @param {{ show: (message: Message) => void, isOwn: (message: Message) => boolean, pace: () => number, moment?: MomentOf }} table
   */
  constructor({ show, isOwn, pace, moment = () => null }) {
    this.show = show;
    this.isOwn = isOwn;
    this.pace = pace;
    this.moment = moment;
    this.waiting = signal(/** @type {Message[]} */ ([]));
    this.timer = /** @type {ReturnType<typeof setTimeout> | null} */ (null); // until the next message is shown
    this.share = Infinity; // what each move has of the time of a long queue, until that is empty
    this.stays = 0; // how long the message that was shown last stays before another; 0 where nothing waits for it
    this.beat = 0; // the pace at which that is shown: a moment has its time of several
  }

  /**
   * A message of the server: the answer to an own move is shown at once, others with the next frame or when those
   * before them have been seen.
   * @param {Message} message
   */
  add(message) {
    this.waiting.value = [...this.waiting.value, message];
    const hurries = this.hurries(message);
    if (hurries) this.stop();
    if (hurries || this.timer === null) this.timer = setTimeout(() => this.showWaiting(), hurries ? 0 : FRAME);
  }

  /**
   * Whether nothing before a message is waited for: an own move is never delayed, and what was taken back, or comes
   * before a whole new snapshot, need not be followed.
   * @param {Message} message
   */
  hurries(message) {
    return message.type === "undo" || message.type === "snapshot" || this.isOwn(message);
  }

  /**
   * Shows what waits: all up to the newest that hurries in one frame, then with a pause after each move. `all` shows
   * everything without a pause.
   * @param {boolean} [all]
   */
  showWaiting(all = false) {
    this.timer = null;
    let atOnce = all ? Infinity : this.shownAtOnce();
    batch(() => {
      while (this.waiting.value.length && this.timer === null) {
        const [message, ...rest] = this.waiting.value;
        atOnce -= 1;
        this.stays = this.beat = 0;
        if (atOnce <= 0) this.stays = this.pauseAfter(message, rest);
        this.waiting.value = rest;
        this.show(message);
        if (this.stays) this.rest(this.stays);
      }
    });
    if (!this.waiting.value.length) this.share = Infinity;
  }

  /**
   * Shows the next message after a pause, which begins when the page has been drawn.
   * @param {number} pause
   */
  rest(pause) {
    this.timer = setTimeout(() => (this.timer = setTimeout(() => this.showWaiting(), pause)), 0);
  }

  /** How many of those that wait are shown in one frame. */
  shownAtOnce() {
    const waiting = this.waiting.value;
    return Math.max(waiting.findLastIndex((message) => this.hurries(message)) + 1, waiting.length - FOLLOWED);
  }

  /**
   * How long a message stays before the next: no time where nothing was seen to happen.
   * @param {Message} message
   * @param {Message[]} rest
   */
  pauseAfter(message, rest) {
    const full = happens(message) ? this.pace() : 0;
    this.beat = full;
    if (!full) return 0;
    if (this.isOwn(message)) return this.timeOf(message, full, Math.min(full, OWN_STAYS));
    const time = [message, ...rest].reduce((sum, waiting) => sum + this.timeOf(waiting, full), 0);
    this.share = Math.min(this.share, (FULL_TIME * full * full) / time);
    this.beat = Math.max(READABLE, Math.min(full, this.share));
    return this.timeOf(message, this.beat);
  }

  /**
   * The time of a message: that of a move, but where it is a moment as long as the pieces of it need at a pace.
   * @param {Message} message
   * @param {number} pace
   * @param {number} [move]
   */
  timeOf(message, pace, move = pace) {
    if (!happens(message)) return 0;
    const moment = message.view && this.moment(message.line, message.view);
    return moment ? timeOf(moment, pace) : move;
  }

  /** Shows all that waits at once. */
  skip() {
    this.stop();
    this.showWaiting(true);
  }

  /** Forgets what waits. */
  empty() {
    this.stop();
    this.timer = null;
    this.waiting.value = [];
    this.share = Infinity;
  }

  /** Shows nothing more by itself. */
  stop() {
    if (this.timer !== null) clearTimeout(this.timer);
  }
}
