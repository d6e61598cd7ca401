/** What happened between two turns: events, aggressions and wars, with what each player got or lost and the ratings that decided. */

const STARTS = new Set(["revealed", "attacked", "war_won", "war_even"]);
const ENDS = new Set(["turn_began", "game_over", "produced", "rebelled"]);
const AUCTION = new Set(["bade", "passed", "sent", "colonized", "not_colonized"]);
const ACTS = new Set([
  "took", "grew", "built", "upgraded", "destroyed", "disbanded", "led", "stages_built", "developed", "revolted",
  "played", "tactic_set",
]);

const stops = (event) => STARTS.has(event.event) || ENDS.has(event.event);

/** The events up to the next happening or the end of the turn. */
function untilStop(events) {
  const end = events.findIndex(stops);
  return end < 0 ? events : events.slice(0, end);
}

/** What nobody does by an action of his own: losses, what is given up in a fight, and what is taken from somebody else. */
const SUFFERED = new Set(["ruined", "colony_lost", "wonder_lost", "sacrificed", "stole"]);
const isSuffered = (events) => events.length > 0 && events.every(({ event }) => event.startsWith("lost_") || SUFFERED.has(event));

/** What somebody chooses to gain by an event; culture comes by cards, too. */
const CHOSEN = new Set(["gained_food", "gained_resources", "gained_science", "gained_people"]);
const isChosen = (events) => events.length > 0 && events.every(({ event }) => CHOSEN.has(event));

/**
 * What came of a happening: the rest of its own line, the answers of others, and those of its player that concern
 * others, come before theirs, are losses, or are what an event lets its player choose.
 */
function gathered(log, from, at) {
  const { seat, events } = log[from];
  const byEvent = events[at].event === "revealed";
  const found = untilStop(events.slice(at + 1));
  let open = []; // what its player did, as long as nobody has answered after it
  if (found.length < events.length - at - 1) return found;
  for (const line of log.slice(from + 1)) {
    const now = untilStop(line.events);
    const others = line.seat !== seat || now.some((event) => event.seat !== seat) || isSuffered(now) || (byEvent && isChosen(now));
    if (others) found.push(...open.splice(0), ...now);
    else if (now.every((event) => AUCTION.has(event.event) || event.event.startsWith("gained"))) open.push(...now);
    else break;
    if (now.length < line.events.length) break;
  }
  return open.some((event) => AUCTION.has(event.event)) ? [...found, ...open] : found;
}

/** The strengths that were compared, by seat, where the events tell them. */
const compared = (events) =>
  Object.fromEntries(events.filter((event) => Number.isInteger(event.rival_strength)).flatMap((event) => [
    [event.seat, event.strength], [event.rival, event.rival_strength]]));

/** Events, aggressions and wars since this seat's last turn ended, each with what came of it. */
export function happenings(log, seat) {
  const since = log.findLastIndex((line) =>
    line.events.some((event) => (event.event === "produced" || event.event === "rebelled") && event.seat === seat));
  const found = [];
  log.forEach((line, i) => {
    if (i < since) return;
    line.events.forEach((event, at) => {
      if (!STARTS.has(event.event)) return;
      const after = gathered(log, i, at);
      found.push({
        ...{ ply: line.ply, words: event.words, card: event.card, seat: line.seat, rival: event.rival ?? null },
        ...{ events: after, strengths: compared([event, ...after]) },
      });
    });
  });
  return found;
}

/** The event that was revealed last; null if there was none. */
export function lastEvent(log) {
  const line = log.findLast((entry) => entry.events.some((event) => event.event === "revealed"));
  return line ? line.events.findLast((event) => event.event === "revealed").card : null;
}

/** The ply of this seat's newest action of its own turn: the events before it have been seen. */
export function acted(log, seat) {
  const began = log.findLastIndex((line) => line.events.some((event) => event.event === "turn_began" && event.seat === seat));
  const at = log.findLastIndex((line) => line.seat === seat && line.events.some((event) => ACTS.has(event.event)));
  return began >= 0 && at > began ? log[at].ply : 0;
}
