/** What the others did since the player's last turn, shown once more: by itself at the player's pace, or step by step. */
import { signal } from "../vendor/ui.js";
import { timeOf } from "./tempo.js";

/** @import { Line, Phrase, Snapshot } from "../types/platform.d.ts" */
/** @import { Moment, MomentOf } from "../types/board.d.ts" */
/** @import { Refusal } from "./api.js" */
/** @import { Position } from "../types/answers.d.ts" */

/** Further back than so many moves leads the replay. */
const MOST = 60;

/** Further back than so many moves no moment is looked for. */
const FAR = 40;

const TOO_OFTEN = 429;
const SECOND = 1000;

/**
 * The newest moves of others in a row by which something happened; for who only watches, the newest of all.
 * @param {Line[]} log
 * @param {number | null} seat
 */
export function sinceOwnTurn(log, seat) {
  const last = log.findLastIndex((line) => line.seat !== seat);
  const own = log.slice(0, last + 1).findLastIndex((line) => line.seat === seat);
  return log.slice(own + 1, last + 1).filter((line) => line.events.length).slice(-MOST);
}

/**
 * The newest moment, as long as the player has done nothing since, with the position that it is seen by: what was passed
 * without asking, at `passedAt`, ends none.
 * @param {Pick<Snapshot, "log" | "seat" | "view">} state
 * @param {MomentOf} momentOf
 * @param {Set<number>} passedAt
 * @returns {{ moment: Moment, of: number } | null}
 */
export function momentNow({ log, seat, view }, momentOf, passedAt) {
  for (const line of log.slice(-FAR).reverse()) {
    const moment = view && momentOf(line, view);
    if (moment) return { moment, of: line.ply };
    if (line.seat === seat && !passedAt.has(line.ply - 1)) return null;
  }
  return null;
}

/**
 * The moves that are shown again, the one that is on the board (0: the position before the first), and whether the
 * next follows by itself.
 * @typedef {{ lines: Line[], at: number, position: Position, playing: boolean }} Shown
 */

export class Again {
  /**
   * `positionAt` gets the position after a ply, `pace` says how long a move stays: 0 for who steps by hand; `refused` is
   * told why a position cannot be had, `moment` tells what of a line is staged.
   * @param {{ positionAt: (ply: number) => Promise<Position>, pace: () => number, refused: (phrase: Phrase) => void,
   *   moment?: MomentOf }} table
   */
  constructor({ positionAt, pace, refused, moment = () => null }) {
    this.positionAt = positionAt;
    this.pace = pace;
    this.refused = refused;
    this.moment = moment;
    this.shown = signal(/** @type {Shown | null} */ (null)); // null: the board shows how things are now
    this.timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
    this.asked = 0; // counts what was asked for: an answer that nobody waits for any more is not shown
  }

  /**
   * Begins with the first of some moves, from the position before it where they follow by themselves.
   * @param {Line[]} lines
   */
  begin(lines) {
    const playing = this.pace() > 0;
    return this.show({ lines, playing }, playing ? 0 : 1);
  }

  /**
   * Shows one of the moves; where its position cannot be had, things are as they are.
   * @param {Pick<Shown, "lines" | "playing">} run
   * @param {number} at
   */
  async show({ lines, playing }, at) {
    clearTimeout(this.timer);
    const asked = (this.asked += 1);
    const position = await this.positionAt(at ? lines[at - 1].ply : lines[0].ply - 1).catch((refusal) => {
      if (!refusal.phrase) throw refusal;
      if (asked === this.asked) this.turnedAway(refusal, { lines, playing }, at);
    });
    if (asked !== this.asked || !position) return;
    this.shown.value = { lines, at, playing, position: at ? position : { ...position, line: null } };
    if (playing) this.timer = setTimeout(() => this.goOn(), this.timeOf(at ? position : null));
  }

  /**
   * How long a position stays: what is staged until it was seen whole.
   * @param {Position | null} position null: the one before the first move
   */
  timeOf(position) {
    const moment = position?.line && position.view && this.moment(position.line, position.view);
    return moment ? timeOf(moment, this.pace()) : this.pace();
  }

  /**
   * Who asks too often waits for as long as the server says, with the move before on the board; any other refusal ends it.
   * @param {Pick<Refusal, "status" | "phrase" | "wait">} refusal
   * @param {Pick<Shown, "lines" | "playing">} run
   * @param {number} at the move that was asked for
   */
  turnedAway({ status, phrase, wait }, run, at) {
    if (status === TOO_OFTEN) {
      this.timer = setTimeout(() => this.show(run, at), wait * SECOND);
      return;
    }
    this.close();
    this.refused(phrase);
  }

  /** The next move by itself; after the last one things are as they are. */
  goOn() {
    const shown = this.shown.value;
    if (!shown) return undefined;
    return shown.at < shown.lines.length ? this.show(shown, shown.at + 1) : this.close();
  }

  /**
   * Steps by hand, which also ends what goes on by itself.
   * @param {number} by
   */
  step(by) {
    const shown = this.shown.value;
    if (!shown) return undefined;
    return this.show({ ...shown, playing: false }, Math.max(0, Math.min(shown.at + by, shown.lines.length)));
  }

  /** Back to how things are now. */
  close() {
    clearTimeout(this.timer);
    this.asked += 1;
    this.shown.value = null;
  }
}
