/** The guided first game: what is said at which move of guide.yaml, and which thing on the board is meant. */

/**
 * @param {number} ply
 * @param {string} name
 * @param {string | null} [spot]
 */
const at = (ply, name, spot = null) => ({ at: ply, text: `web-imperium-guide-${name}`, spot });

/* `at` counts the moves of a scene of guide.yaml that were made; several texts for one move are read one after another. */
export const guide = {
  scenes: [
    [
      at(0, "welcome"),
      at(0, "deck", "pile:deck"),
      at(0, "actions"),
      at(0, "region", "hand:dalmatia"),
      at(1, "garrison", "hand:unrest"),
      at(2, "conquer", "hand:conquer"),
      at(3, "acquire", "code:choose 1"),
      at(4, "pay", "code:pay 2 population"),
      at(5, "market", "market:4"),
      at(6, "triumvirate", "hand:triumvirate"),
      at(7, "break", "market:3"),
      at(8, "pass", "code:pass"),
      at(9, "clean-up", "market:4"),
      at(10, "discard", "hand:prosperity"),
      at(11, "automa"),
      at(11, "prosperity", "hand:prosperity"),
      at(12, "draw", "code:draw 1"),
      at(13, "population", "code:choose 2"),
      at(14, "over", "pile:nation_deck"),
    ],
    [
      at(0, "last-round", "hand:unrest"),
      at(1, "last-unrest", "code:choose 1"),
      at(2, "last-pay", "code:pay 1 population"),
      at(3, "last-pass", "code:pass"),
      at(4, "last-place", "market:2"),
      at(5, "last-keep", "hand:prosperity"),
      at(6, "last-solstice", "play:city_of_rome"),
      at(7, "last-discard", "hand:prosperity"),
      at(8, "last-population", "code:choose 2"),
      at(9, "last-count", "pile:history"),
      at(9, "last-win"),
    ],
  ],
};
