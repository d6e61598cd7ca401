/** The guided first game: what is said at which move of guide.yaml, and which thing on the board is meant. */

/**
 * @param {number} ply
 * @param {string} name
 * @param {string | null} [spot]
 */
const at = (ply, name, spot = null) => ({ at: ply, text: `web-stone_age-guide-${name}`, spot });

/* `at` counts the moves of a scene of guide.yaml that were made; several texts for one move are read one after another. */
export const guide = {
  scenes: [
    [
      at(0, "welcome"),
      at(0, "people", "people"),
      at(0, "forest", "forest"),
      at(2, "card", "card_1"),
      at(4, "building", "building_1"),
      at(6, "hunt", "hunting_grounds"),
      at(7, "roll", "forest"),
      at(8, "tools", "tray"),
      at(9, "buy", "card_1"),
      at(10, "pay", "tray"),
      at(11, "build", "building_1"),
      at(12, "pay", "tray"),
      at(13, "food", "hunting_grounds"),
      at(17, "feed", "tray"),
      at(18, "score", "symbols"),
      at(18, "end", "buildings"),
    ],
    [
      at(0, "last-round", "building_1"),
      at(1, "last-pay", "tray"),
      at(2, "last-hunt", "hunting_grounds"),
      at(3, "last-tools", "tray"),
      at(6, "last-green", "symbols"),
      at(6, "last-sand", "professions"),
      at(6, "last-win"),
    ],
  ],
};
