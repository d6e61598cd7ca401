/** The programs of the games' boards, which come when they are needed. */
import { get, Refusal, UNKNOWN } from "./api.js";

/** @import { BoardModule } from "../types/board.d.ts" */

/**
 * A game's board. A browser asks only once for a program that did not come: then the page is opened anew, as soon as
 * the server answers, and only once.
 * @param {string} game
 * @returns {Promise<BoardModule>}
 */
export async function boardOf(game) {
  try {
    return await import(`../games/${game}/board.js`);
  } catch (error) {
    await get("/games");
    if (history.state?.anew) {
      console.error(error);
      throw new Refusal(500, null, UNKNOWN);
    }
    history.replaceState({ ...history.state, anew: true }, "");
    location.reload();
    return new Promise(() => {});
  }
}
