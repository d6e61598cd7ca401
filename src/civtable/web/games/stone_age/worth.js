/** What a player's things would be worth if the game ended now: the counting of the last page of the rules. */

import { GOODS, PROFESSIONS, SYMBOLS, sum } from "./game.js";

/** How often each symbol lies before a player, and what the two sets score. */
export function symbolsOf(player, facts) {
  const counts = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, 0]));
  for (const id of player.cards) {
    const bottom = facts.cards[id].bottom;
    if (bottom.color === "green") counts[bottom.symbol] += 1;
  }
  const first = SYMBOLS.filter((symbol) => counts[symbol] >= 1).length;
  const second = SYMBOLS.filter((symbol) => counts[symbol] >= 2).length;
  return { counts, sets: [first, second], points: first * first + second * second };
}

/** The people on sand cards, what each counts, and the product. */
export function peopleOnCards(player, facts) {
  const shown = Object.fromEntries(PROFESSIONS.map((profession) => [profession, 0]));
  for (const id of player.cards) {
    const bottom = facts.cards[id].bottom;
    if (bottom.color === "sand") shown[bottom.profession] += bottom.count;
  }
  const by = {
    farmer: player.food_track,
    tool_maker: sum(player.tools),
    hut_builder: player.buildings.length,
    shaman: player.people,
  };
  return PROFESSIONS.map((profession) => ({
    profession,
    count: shown[profession],
    by: by[profession],
    points: shown[profession] * by[profession],
  }));
}

/** Everything together: the track, the cards as they lie, one point for each resource. */
export function worthNow(player, facts) {
  const resources = sum(GOODS.map((good) => player[good])) + (player.any_two_resources ? 2 : 0);
  const people = sum(peopleOnCards(player, facts).map((line) => line.points));
  return player.score + symbolsOf(player, facts).points + people + resources;
}

/** How much food a player will lack when this round is fed; while it is being fed, what is lacking still. */
export function hungerAhead(view, seat) {
  const step = view.steps.at(-1);
  if (!step) return 0;
  if (step.ask === "feed") return step.seat === seat ? step.missing : 0;
  const { people, food_track, food } = view.players[seat];
  return Math.max(0, people - food_track - food);
}
