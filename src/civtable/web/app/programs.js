/** Programs that come when they are needed: pages, and the boards of the games. */
import { get, Refusal, UNKNOWN } from "./api.js";

/** @import { BoardModule } from "../types/board.d.ts" */

/**
 * What a program gives. A browser asks only once for one that did not come: then the page is opened anew, as soon as
 * the server answers, and only once.
 * @template Value
 * @param {() => Promise<Value>} load
 * @returns {Promise<Value>}
 */
export async function program(load) {
  try {
    return await load();
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

/**
 * A game's board.
 * @param {string} game
 * @returns {Promise<BoardModule>}
 */
export const boardOf = (game) => program(() => import(`../games/${game}/board.js`));
