/** What the server sends about every game alike, as docs/api.md tells it. What is a game's own is in its file beside this. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Words to be spoken from the catalogs. */
export interface Phrase {
  key: string;
  args?: Record<string, Argument>;
}
export type Argument = number | string | Phrase | Phrase[];

/** Something that can be chosen: its code, and what it says. */
export interface Option {
  code: string;
  words: Phrase;
  index: number;
  kind: string;
  card: string | null;
}

/** One of several things that are chosen together; `count`: how many equal ones there are. */
export interface Thing extends Option {
  count: number;
}

/** From what, and how many, is chosen together; `enough` is sent after them where it is not null. */
export interface Several {
  things: Thing[];
  least: number;
  most: number;
  ordered: boolean;
  enough: Option | null;
}

/** What the seat that decides is asked. */
export interface Choice {
  question: Phrase;
  options: Option[];
  several: Several | null;
}

/** Who decides, and about what. */
export interface Decision {
  seat: number;
  kind: string;
}

/** A position through the eyes of a seat; its form is the game's. */
export interface View {
  settings?: Settings;
  players?: Json[];
  [part: string]: Json | undefined;
}

/** The printed components of a game; their form is the game's. */
export type Facts = Record<string, Json>;

export type Settings = Record<string, string>;

/** Whether codes are a whole choice: the view after it, where it tells nothing new, and why it is none. */
export interface Verdict {
  view: View | null;
  reason: Phrase | null;
}

/** Something that happened, in words; what else it says is named by its kind. */
export interface GameEvent {
  kind: string;
  seat: number;
  words: Phrase;
  [field: string]: Json | Phrase;
}

/** A line of the log: one choice, and what happened by it. */
export interface Line {
  ply: number;
  seat: number;
  events: GameEvent[];
  code: string | null;
}

/** Who sits at a seat. */
export interface SeatEntry {
  seat: number;
  kind: "person" | "bot" | "open";
  level: string | null;
  name: string | null;
  substitute?: string | null;
  friend?: boolean;
  ready?: boolean;
  gone?: boolean;
  here?: boolean;
}

/** What was chosen about time, in seconds; `zero`: what happens when somebody's time is over, `level`: of the bot that plays on. */
export interface Clock {
  kind: "live" | "days";
  bank: number;
  increment: number;
  turn: number;
  vacation: number;
  zero: "bot" | "resign";
  level: string;
}

/** What the clocks say, in seconds and by seat; the one that runs begins to lose time when `starts` have gone by. */
export interface Times {
  runs: number | null;
  starts: number;
  turn: number[];
  bank: number[];
  days: number[];
  vacation: number[];
  gather: number;
}

export type Status = "waiting" | "running" | "over";

/** A table in a list. */
export interface ListedTable {
  id: string;
  game: string;
  settings: Settings;
  status: Status;
  title: string | null;
  rated: boolean;
  seats: SeatEntry[];
  created: number;
  ply: number;
  deciding: number | null;
  changed: number;
  clock?: Clock | null;
  summary: Summary | null;
}

/** How a game stands, in a few words. */
export interface Summary {
  round: number | null;
  age: string | null;
  nations: string[];
}

/** Why a table cannot go on. */
export interface Problem {
  kind: "damaged" | "pinned" | "operator" | "endless";
  words: Phrase;
  ply: number | null;
  playable: boolean;
}

/** The table itself. */
export interface TableFacts {
  id: string;
  game: string;
  version: number;
  settings: Settings;
  status: Status;
  private: boolean;
  title: string | null;
  takeover: number | null;
  clock: Clock | null;
  created: number;
  changed: number;
  seats: SeatEntry[];
  commitment: string;
  seed: string | null;
  rematch: string | null;
  branch_of: { id: string; ply: number } | null;
  daily: { day: string; counted: boolean } | null;
  challenge: string | null;
  hints: { allowed: boolean; taken: number[] };
  rated: boolean;
  tournament: string | null;
  problem: Problem | null;
  archived: boolean;
}

/** To where a seat may take back by itself, with the choice that each step takes back; to where it may ask, and what is asked. */
export interface UndoState {
  to: number | null;
  steps: number[];
  words: Phrase[];
  ask: number | null;
  anew: boolean;
  rethink: boolean;
  asked: { by: number; ply: number; waiting: number[] } | null;
}

/** A hint: the idea, and once that was asked for the choice with its reasons. */
export interface Hint {
  ply: number;
  idea: Phrase;
  codes: string[] | null;
  option: Phrase | null;
  reasons: Phrase[];
}

export interface Score {
  seat: number;
  total: number;
  rank: number;
  points: Record<string, number>;
}

/** Something that somebody wrote; with `note` it is a word of the table itself. */
export interface ChatEntry {
  seq: number;
  seat: number | null;
  name: string | null;
  text: string;
  at: number;
  note: Phrase | null;
}

/** Where a game stands, for one reader. */
export interface Standing {
  ply: number;
  view: View | null;
  decision: Decision | null;
  choice: Choice | null;
  undo: UndoState;
}

/** Everything about a table, for one reader; `seat` is whose eyes, null a spectator's. */
export interface Snapshot extends Standing {
  type: "snapshot";
  seq: number;
  table: TableFacts;
  seat: number | null;
  times: Times | null;
  scores?: Score[];
  log: Line[];
  chat: ChatEntry[];
}

/** A choice was made; the one that ends the game also has the scores and the table. */
export interface MoveMessage extends Standing {
  type: "move";
  seq: number;
  line: Line;
  scores?: Score[];
  table?: TableFacts;
}
export interface UndoMessage extends Standing {
  type: "undo";
  seq: number;
  seat: number;
  scores?: Score[];
  table?: TableFacts;
}
export interface StartMessage extends Standing {
  type: "start";
  seq: number;
  table: TableFacts;
  scores?: Score[];
}
export interface TableMessage {
  type: "table";
  seq: number;
  table: TableFacts;
}
export interface ChatMessage {
  type: "chat";
  seq: number;
  entry: ChatEntry;
}
export interface UndoStateMessage {
  type: "undo_state";
  seq: number;
  undo: UndoState;
}
/** Who is at the table: no entry, no number. */
export interface HereMessage {
  type: "here";
  seq?: undefined;
  here: number[];
}

/** What the clocks say: no entry, no number. */
export interface ClockMessage {
  type: "clock";
  seq?: undefined;
  times: Times;
}

/** News of a table, told after a snapshot. */
export type News =
  | MoveMessage
  | UndoMessage
  | StartMessage
  | TableMessage
  | ChatMessage
  | UndoStateMessage
  | HereMessage;
/** What is shown in its order, after what came before. */
export type Message = Snapshot | News;
/** All that the server tells of a table; the clocks are told at once. */
export type Told = Message | ClockMessage;

/** A game that can be played: the first value of a setting is its default, the first level of bots the weakest. */
export interface GameFacts {
  name: string;
  version: number;
  seats: number[];
  settings: { name: string; values: string[] }[];
  levels: string[];
  policies: { name: string; level: string; players: number }[];
  board: boolean;
  guide: boolean;
  rules: boolean;
  campaign: boolean;
  first: FirstTable | null;
}

/** The table that a first game is best played at; `strength` is the setting that says how strong the rival is. */
export interface FirstTable {
  seats: number;
  settings: Settings;
  strength: string;
}

/** A rule: a paragraph in which terms stand between `**`, a list, a table with its head first. */
export interface Rule {
  id: string;
  text: string;
  items: string[];
  table: string[][];
}
export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

/**
 * The rules of a game in a language; the last chapter is the glossary. `pictures`: cards that are shown with a rule, by its id;
 * `boards`: things around which the board is shown, at a position of the guide.
 */
export interface Rules {
  game: string;
  language: string;
  title: string;
  chapters: Chapter[];
  pictures: Record<string, string[]>;
  boards: { position: number; around: Record<string, string> } | null;
}

/** A position of a guided first game, with the line that led to it; a scene begins without one, and may end with scores. */
export interface GuidePosition {
  scene: number;
  view: View & { players: Json[] };
  decision: Decision | null;
  choice: Choice | null;
  line: Line | null;
  scores: Score[] | null;
}
export interface GuideScript {
  game: string;
  seat: number;
  positions: GuidePosition[];
}

/** The record sheet of a campaign of Imperium, and what can be chosen. */
export interface Campaign {
  id: string;
  table: string | null;
  player: string;
  nation: string;
  extreme: boolean;
  wins: number;
  losses: number;
  over: string | null;
  help: boolean;
  level: Phrase;
  unrest_out: number;
  deck: string[];
  rivals: string[];
  sides: string[];
  commons: string[];
  changes: { change: string; words: Phrase }[];
  games: {
    level: Phrase;
    points: number;
    automa: string;
    automa_points: number;
    won: boolean;
    collapsed: boolean;
    change: Phrase | null;
  }[];
}
