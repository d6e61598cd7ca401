/** What can be asked of the server at a table, with the token of a seat or as a spectator. */
import { signal } from "../vendor/ui.js";
import { get, post } from "./api.js";

/** @import { Phrase } from "../types/platform.d.ts" */

export class Requests {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.token = /** @type {string | null} */ (null);
    this.busy = signal(false);
    this.complaint = signal(/** @type {Phrase | null} */ (null)); // a phrase: why the last thing asked was refused
  }

  /**
   * Asks something of the server; a refusal becomes the complaint on screen and is thrown on.
   * @template Answer
   * @param {() => Promise<Answer>} action
   */
  async ask(action) {
    this.busy.value = true;
    this.complaint.value = null;
    try {
      return await action();
    } catch (refusal) {
      if (!refusal.phrase) throw refusal;
      this.complaint.value = refusal.phrase;
      throw refusal.phrase;
    } finally {
      this.busy.value = false;
    }
  }

  /**
   * Why a code cannot be chosen now; null if it can.
   * @param {string} code
   * @returns {Promise<Phrase | null>}
   */
  async whyNot(code) {
    const answer = await get(`/tables/${this.id}/why?code=${encodeURIComponent(code)}`, this.token);
    return answer.reason;
  }

  /**
   * Whether codes are a whole choice: the view after it, where it tells nothing new, and why it is none.
   * @param {string[]} codes
   */
  judge(codes) {
    const query = codes.map((code) => `code=${encodeURIComponent(code)}`).join("&");
    return get(`/tables/${this.id}/preview?${query}`, this.token);
  }

  /**
   * The position after a code, where it tells nothing new; else null.
   * @param {string} code
   */
  async preview(code) {
    return (await this.judge([code])).view;
  }

  /**
   * Takes back to a ply: at once where the rules of undo allow it, else by asking the others.
   * @param {number} ply
   */
  undo(ply) {
    return this.ask(() => post(`/tables/${this.id}/undo`, { ply }, this.token));
  }

  /** @param {number} ply */
  askUndo(ply) {
    return this.ask(() => post(`/tables/${this.id}/undo/ask`, { ply }, this.token));
  }

  /**
   * Against bots: whether also what was shown may be taken back, with another chance.
   * @param {boolean} yes
   */
  rethink(yes) {
    return this.ask(() => post(`/tables/${this.id}/rethink`, { yes }, this.token));
  }

  /**
   * Lets the own clock stand still for some days; 0 lets it run again.
   * @param {number} days
   */
  vacation(days) {
    return this.ask(() => post(`/tables/${this.id}/vacation`, { days }, this.token));
  }

  /** Takes the own seat back from the bot that plays for it. */
  comeBack() {
    return this.ask(() => post(`/tables/${this.id}/back`, {}, this.token));
  }

  /** @param {boolean} yes */
  answerUndo(yes) {
    return this.ask(() => post(`/tables/${this.id}/undo/answer`, { yes }, this.token));
  }

  /**
   * @param {string} text
   * @param {string | undefined} name
   */
  chat(text, name) {
    return this.ask(() => post(`/tables/${this.id}/chat`, { text, name }, this.token));
  }

  /**
   * The same game again; `seats` has for each seat the one that its player has now.
   * @param {number[]} seats
   */
  rematch(seats) {
    return this.ask(() => post(`/tables/${this.id}/rematch`, { seats }, this.token));
  }
}
