/** The guided first game: what is said at which move of guide.yaml, and which thing on the board is meant. */

/**
 * @param {number} ply
 * @param {string} name
 * @param {string | null} [spot]
 */
const at = (ply, name, spot = null) => ({ at: ply, text: `web-through_the_ages-guide-${name}`, spot });

/* `at` counts the moves of guide.yaml that were made; several texts for one move are read one after another. */
export const guide = {
  steps: [
    at(0, "welcome"),
    at(0, "row", "row:0"),
    at(0, "workers", "tech:bronze"),
    at(0, "moses", "row:0"),
    at(1, "end"),
    at(5, "produced", "tech:bronze"),
    at(5, "politics"),
    at(6, "lead", "hand:moses"),
    at(7, "population", "bank"),
    at(8, "build", "tech:bronze"),
    at(9, "action-card", "row:1"),
    at(10, "end-again"),
    at(17, "event", "army:developed_territory_i"),
    at(18, "temple", "tech:religion"),
    at(20, "mood", "bank"),
    at(21, "play", "hand:rich_land_a"),
    at(22, "farm", "tech:agriculture"),
    at(23, "technology", "row:7"),
    at(24, "last"),
    at(25, "over"),
  ],
};
