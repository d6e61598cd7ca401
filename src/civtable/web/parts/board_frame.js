/** The place of a game's board: finds the game's own, or the generic one. */
import { Component, html, useEffect, useState } from "../vendor/ui.js";
import { say, phrase } from "../app/words.js";
import { motionWanted } from "../app/prefs.js";
import { games } from "../app/create.js";
import { boardOf } from "../app/programs.js";
import { getOnce } from "../app/api.js";
import { Caption } from "./caption.js";
import { learnLinks } from "../app/rules.js";
import { GenericBoard } from "./generic_board.js";
import { Waiting, asking } from "./loading.js";

/** @import { BoardModule, BoardProps, FoundBoard, RefusedBoard } from "../types/board.d.ts" */

/**
 * @typedef {{ of: FoundBoard["Board"], props: BoardProps }} Shown
 * @typedef {Omit<BoardProps, "game" | "facts" | "motion" | "pace" | "say" | "phrase">} Position
 * @typedef {Position & { found: FoundBoard | RefusedBoard | null, pace?: number }} Framed
 */

const NARROW = "(max-width: 899px)";

/**
 * A game's board with its facts; null until both are there, `{phrase}` if the server refuses them.
 * @param {string} game
 * @returns {FoundBoard | RefusedBoard | null}
 */
export function useBoard(game) {
  const [found, setFound] = useState(/** @type {FoundBoard | RefusedBoard | null} */ (null));
  useEffect(() => {
    const load = async () => {
      const [known, facts] = await Promise.all([games(), getOnce(`/games/${game}/facts`), learnLinks(game)]);
      const own = known.find((entry) => entry.name === game)?.board;
      const module = own ? await boardOf(game) : /** @type {BoardModule} */ ({ Board: GenericBoard });
      return {
        game,
        facts,
        Board: module.Board,
        guide: module.guide ?? null,
        library: module.library ?? null,
        ending: module.ending ?? null,
        libraryClass: module.libraryClass ?? "",
        Aftermath: module.Aftermath ?? null,
        telling: module.telling ?? null,
        moment: module.moment ?? null,
        sounds: module.sounds ?? {},
        begins: module.begins,
        doubt: module.doubt ?? null,
        passed: module.passed ?? null,
        resigning: module.resigning ?? null,
        panes: module.panes ?? (() => ["table"]),
      };
    };
    if (!game) return undefined;
    return asking(load, ({ value, phrase: refusal, again = false }) => {
      if (value) setFound(value);
      else if (refusal) setFound({ game, phrase: refusal, again });
    });
  }, [game]);
  return found?.game === game ? found : null;
}

/** Whether the window is as narrow as a phone. */
export function useNarrow() {
  const [narrow, setNarrow] = useState(matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const change = () => setNarrow(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return narrow;
}

/**
 * Keeps the table playable when a board breaks: the outline takes its place, the mistake goes to the console.
 * @extends {Component<Shown, { broken: FoundBoard["Board"] | null }>}
 */
class Sturdy extends Component {
  state = { broken: /** @type {FoundBoard["Board"] | null} */ (null) };

  /** @param {unknown} error */
  componentDidCatch(error) {
    console.error(error);
    this.setState({ broken: this.props.of });
  }

  /** @param {Shown} props */
  render({ of: Board, props }) {
    const Shown = this.state.broken === Board ? GenericBoard : Board;
    return html`<${Shown} ...${props} />`;
  }
}

/**
 * The board of a position. `pace` is how long somebody else's move stays on it before the next.
 * @param {Framed} props
 */
export function BoardFrame({ found, pane, pace = 0, ...position }) {
  if (!found?.Board) return html`<div class="board-frame"><${Waiting} phrase=${found?.phrase} /></div>`;
  const props = { ...position, game: found.game, facts: found.facts, pane, pace, say, phrase, motion: motionWanted() };
  return html`
    <div class="board-frame"><${Sturdy} of=${found.Board} props=${props} />
      <${Caption} last=${props.last} own=${props.last?.seat === props.seat} pace=${pace} telling=${found.telling} /></div>`;
}
