/** Between the platform and a game's board, for which CONTRIBUTING.md has the rules. */
import type { ComponentChild, ComponentType, VNode } from "preact";
import type { Picks } from "../app/picks.js";
import type { Argument, Choice, Decision, Facts, Line, Phrase, Score, SeatEntry, Settings, Verdict, View } from "./platform.d.ts";

/** Which part of a board is shown: all of it, or one where the window is narrow. */
export type Pane = "all" | "table" | "mine" | "rivals";

/** What a board is given. */
export interface BoardProps {
  game: string;
  facts: Facts;
  pane: Pane;
  view: View;
  seat: number | null;
  seats: SeatEntry[];
  choice: Choice | null;
  decision: Decision | null;
  last: Line | null;
  log: Line[];
  over: boolean;
  scores: Score[] | null;
  busy: boolean;
  still: boolean;
  quiet?: boolean;
  motion: boolean;
  pace: number;
  picks?: Picks;
  /** The clock of a seat, for its plate; none where nothing is timed. */
  clockOf?(seat: number): ComponentChild;
  send(codes: string | string[]): Promise<unknown>;
  whyNot(code: string): Promise<Phrase | null>;
  preview(code: string): Promise<View | null>;
  say(phrase: Phrase | string, args?: Record<string, Argument>): string;
  phrase(key: string, args?: Record<string, Argument>): Phrase;
}

/** What the end of a game says besides the scores of the seats. */
export interface Ending {
  lost: Phrase;
  note: Phrase;
  others: OtherScore[];
}

/** Somebody who has points without a seat. */
export interface OtherScore {
  name: Phrase;
  total: number;
  points: Record<string, number>;
}

/** The texts of a guided first game by scene: after how many moves, the key of what is said, and the thing it points at. */
export interface Guide {
  scenes: { at: number; text: string; spot: string | null }[][];
}

/** A card of a library: its name, its words, and its values by filter. */
export interface LibraryCard {
  id: string;
  key: string;
  name: Phrase | string;
  text(): string[];
  tags: Record<string, string | string[]>;
}

/** A way to narrow a library down; one that `must` has always one of its values. */
export interface Filter {
  name: string;
  label: string;
  must?: boolean;
  values: { value: string; label: Phrase | string }[];
}

/** The cards of a game to look up. */
export interface Library {
  cards: LibraryCard[];
  filters: Filter[];
  Card: ComponentType<{ card: LibraryCard }>;
}

/** Whether a setting matters beside the others, for a number of seats. */
export type Applies = (name: string, settings: Settings, seats: number) => boolean;

/** Whether a value of a setting can be chosen beside the others, for a number of seats. */
export type Fits = (name: string, value: string, settings: Settings, seats: number, facts: Facts) => boolean;

/** What is said of a move on the board: in which words, and where, by selectors of which the first in sight counts. `icon`
 * is that of somebody without a seat, whose doings are told in an own move as well. */
export interface Telling {
  words: Phrase;
  at: string[];
  icon?: string;
}

/** Something that deserves a stage: what it is, who stands against whom with which strength, and what comes of it. */
export interface Moment {
  icon: string;
  title: Phrase;
  sides: { seat: number; value: number }[];
  told: Phrase[];
}

/** What of a line is a moment, with the position after it; null for what happens every turn. */
export type MomentOf = (line: Line, view: View) => Moment | null;

/** Where a player stands who would choose something. */
export interface Asking {
  facts: Facts;
  view: View;
  seat: number;
  seats: SeatEntry[];
  choice: Choice;
  decision: Decision | null;
}

/** What is asked once more before a choice is sent: what is at stake, and the word for doing it. One that cannot be
 * mended is `grave`; `pref` is the preference that turns it off (in the words `never`, if there are some), `once` names what is asked about only once. */
export interface Doubt {
  words: Phrase;
  yes: Phrase;
  grave?: boolean;
  pref?: string;
  never?: Phrase;
  once?: string;
}

/** A choice with what is said of it. */
export interface Said {
  code: string;
  words: Phrase;
}

/** On a phone, which panes of the board have something to do; the first opens where the one shown has nothing. */
export type Panes = (choice: Choice, view: View, facts: Facts) => string[];

/** What a game's module exports. */
export interface BoardModule {
  Board: ComponentType<BoardProps>;
  guide?: Guide;
  library?: (facts: Facts) => Library;
  libraryClass?: string;
  ending?: (view: View) => Ending;
  applies?: Applies;
  fits?: Fits;
  Aftermath?: ComponentType<{ log: Line[]; scores: Score[] }>;
  telling?: (line: Line) => Telling;
  moment?: MomentOf;
  sounds?: Record<string, string>;
  begins?: Set<string>;
  doubt?: (code: string, asking: Asking) => Doubt | null;
  passed?: (asking: Asking) => Said | null;
  resigning?: (view: View) => Said | null;
  panes?: Panes;
}

/** A board with its facts, as a page finds it; `phrase` if the server refuses them. */
export interface FoundBoard {
  game: string;
  facts: Facts;
  Board: ComponentType<BoardProps>;
  guide: Guide | null;
  library: BoardModule["library"] | null;
  ending: BoardModule["ending"] | null;
  libraryClass: string;
  Aftermath: BoardModule["Aftermath"] | null;
  telling: BoardModule["telling"] | null;
  moment: BoardModule["moment"] | null;
  sounds: Record<string, string>;
  begins: Set<string> | undefined;
  doubt: BoardModule["doubt"] | null;
  passed: BoardModule["passed"] | null;
  resigning: BoardModule["resigning"] | null;
  panes: Panes;
  phrase?: undefined;
}
export interface RefusedBoard {
  game: string;
  phrase: Phrase;
  /** Whether the server could not be reached, and is asked again. */
  again: boolean;
  Board?: undefined;
}
