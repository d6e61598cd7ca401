/** The guided first game: what is said at which move of guide.yaml, and which thing on the board is meant. */

/**
 * @param {number} ply
 * @param {string} name
 * @param {string | null} [spot]
 */
const at = (ply, name, spot = null) => ({ at: ply, text: `web-through_the_ages-guide-${name}`, spot });

/* `at` counts the moves of a scene of guide.yaml that were made; several texts for one move are read one after another. */
export const guide = {
  scenes: [
    [
      at(0, "welcome"),
      at(0, "row", "row:0"),
      at(0, "workers", "tech:agriculture"),
      at(0, "moses", "row:0"),
      at(1, "end", "code:end"),
      at(5, "produced", "tech:bronze"),
      at(5, "politics", "code:pass"),
      at(6, "lead", "hand:moses"),
      at(7, "population", "bank"),
      at(8, "build", "tech:bronze"),
      at(9, "action-card", "row:1"),
      at(10, "end-again", "code:end"),
      at(17, "event", "army:developed_territory_i"),
      at(18, "temple", "tech:religion"),
      at(20, "mood", "bank"),
      at(21, "play", "hand:rich_land_a"),
      at(22, "farm", "tech:agriculture"),
      at(23, "technology", "row:7"),
      at(24, "last", "code:end"),
      at(25, "over"),
      at(25, "later", "bank"),
    ],
    [
      at(0, "last-round", "army:impact_of_happiness"),
      at(1, "last-build", "tech:team_sports"),
      at(2, "last-end", "code:end"),
      at(6, "last-count"),
      at(6, "last-win"),
    ],
  ],
};
