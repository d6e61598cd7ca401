/** The guided first game: what is said at which move of guide.yaml, and which thing on the board is meant. */

/**
 * @param {number} ply
 * @param {string} name
 * @param {string | null} [spot]
 */
const at = (ply, name, spot = null) => ({ at: ply, text: `web-imperium-guide-${name}`, spot });

/* `at` counts the moves of guide.yaml that were made; several texts for one move are read one after another. */
export const guide = {
  steps: [
    at(0, "welcome"),
    at(0, "deck", "pile:deck"),
    at(0, "actions"),
    at(0, "region", "hand:dalmatia"),
    at(1, "garrison", "hand:unrest"),
    at(2, "conquer", "hand:conquer"),
    at(3, "acquire"),
    at(4, "pay"),
    at(5, "market", "market:4"),
    at(6, "triumvirate", "hand:triumvirate"),
    at(7, "break", "market:3"),
    at(8, "pass"),
    at(9, "clean-up", "market:4"),
    at(10, "discard"),
    at(11, "automa"),
    at(11, "prosperity", "hand:prosperity"),
    at(12, "draw"),
    at(13, "population"),
    at(14, "over"),
  ],
};
