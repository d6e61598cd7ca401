/** What of a line is a moment that deserves a stage. */

/** @import { GameEvent, Line } from "../../types/platform.d.ts" */

/**
 * The greatest event of a line that is a moment, with its icon and what came of it; null where all is as every turn.
 * @param {Line} line
 * @param {Record<string, string>} icons by event, the greatest first
 * @returns {{ icon: string, event: GameEvent, after: GameEvent[] } | null}
 */
export function greatest(line, icons) {
  const kind = Object.keys(icons).find((name) => line.events.some((event) => event.event === name));
  if (!kind) return null;
  const at = line.events.findIndex((event) => event.event === kind);
  return { icon: icons[kind], event: line.events[at], after: line.events.slice(at + 1) };
}
