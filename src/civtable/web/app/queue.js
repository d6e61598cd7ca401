/** The queue of messages that are still to be shown: bots are faster than eyes. */
import { batch, signal } from "../vendor/ui.js";

/** @import { Message } from "../types/platform.d.ts" */

const FRAME = 16;

/** How long a rival's move stays before the next is shown, by how many wait. */
const PACES = [
  { waiting: 0, pause: 450 },
  { waiting: 6, pause: 150 },
  { waiting: 60, pause: 0 },
];

export class Queue {
  /**
   * `show` shows a message, `isOwn` says whether it answers the player's own move, `mayWait` whether pauses are wanted.
   * @param {{ show: (message: Message) => void, isOwn: (message: Message) => boolean, mayWait: () => boolean }} table
   */
  constructor({ show, isOwn, mayWait }) {
    this.show = show;
    this.isOwn = isOwn;
    this.mayWait = mayWait;
    this.waiting = signal(/** @type {Message[]} */ ([]));
    this.timer = /** @type {ReturnType<typeof setTimeout> | null} */ (null); // until the next message is shown
  }

  /**
   * A message of the server: the answer to an own move is shown at once, others with the next frame or when those
   * before them have been seen.
   * @param {Message} message
   */
  add(message) {
    this.waiting.value = [...this.waiting.value, message];
    const own = this.isOwn(message);
    if (own) this.stop();
    if (own || this.timer === null) this.timer = setTimeout(() => this.showWaiting(!own), own ? 0 : FRAME);
  }

  /**
   * Shows what waits, all in one frame or with a pause after each move of somebody else.
   * @param {boolean} withPauses
   */
  showWaiting(withPauses) {
    this.timer = null;
    batch(() => {
      while (this.waiting.value.length && this.timer === null) {
        const [message, ...rest] = this.waiting.value;
        const pause = withPauses ? this.pauseAfter(message, rest.length) : 0;
        this.waiting.value = rest;
        this.show(message);
        if (pause) this.timer = setTimeout(() => this.showWaiting(true), pause);
      }
    });
  }

  /**
   * How long a message stays before the next, when so many wait.
   * @param {Message} message
   * @param {number} waiting
   */
  pauseAfter(message, waiting) {
    if (message.type !== "move" || this.isOwn(message) || !this.mayWait()) return 0;
    return PACES.findLast((entry) => waiting >= entry.waiting)?.pause ?? 0;
  }

  /** Shows all that waits at once. */
  skip() {
    this.stop();
    this.showWaiting(false);
  }

  /** Forgets what waits. */
  empty() {
    this.stop();
    this.timer = null;
    this.waiting.value = [];
  }

  /** Shows nothing more by itself. */
  stop() {
    if (this.timer !== null) clearTimeout(this.timer);
  }
}
