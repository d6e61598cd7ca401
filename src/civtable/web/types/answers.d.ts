/** What the server answers, by the path that is asked: the table of docs/api.md, for the paths that this client uses. */
import type {
  Campaign, Choice, Clock, Decision, Facts, GameFacts, GuideScript, Line, ListedTable, Phrase, Rules, Settings, Snapshot, Status, Summary, Told,
  Verdict, View,
} from "./platform.d.ts";

export interface SeatToken {
  seat: number;
  token: string;
}

/** A table that was made, with the tokens of its seats. */
export interface TableMade {
  id: string;
  seats: SeatToken[];
}

/** A seat at a table that was made for one reader. */
export interface SeatMade extends SeatToken {
  id: string;
}

/** A position of the past. */
export interface Position {
  ply: number;
  view: View | null;
  decision: Decision | null;
  line: Line | null;
}

/** The points after a ply, as if the game had ended there. */
export interface HistoryEntry {
  ply: number;
  round?: number | null;
  scores: number[];
}

export interface Session {
  id: string;
  created: number;
  agent: string;
  this: boolean;
}

export interface Proof {
  commitment: string;
  seed: string | null;
  holds: boolean | null;
  digest: string | null;
}

/** A game of the account. */
export interface OwnTable extends ListedTable {
  own: number;
  yours: boolean;
  rank: number | null;
  total: number | null;
}

export interface Statistics {
  game: string;
  played: number;
  won: number;
  average: number | null;
  best: number | null;
}

/** A finished game of a player, and what statistics are made of. */
export interface PlayedGame {
  table: string;
  game: string;
  settings: Record<string, string>;
  at: number;
  seat: number;
  seats: number;
  rank: number;
  total: number;
  rivals: string[];
  points: Record<string, number>;
  opening: Record<string, string[]>;
  daily: string | null;
}

/** A list of ratings: a game, its edition where it has several, a number of players. */
export interface RatingList {
  game: string;
  edition: string;
  seats: number;
  played: number;
}

/** A rating as people read it. */
export interface RatingShown {
  rating: number;
  uncertainty: number;
  games: number;
  provisional: boolean;
}

/** Somebody in a list: a person by name, or a level of bots. */
export interface RatedOne extends RatingShown {
  place: number | null;
  name: string | null;
  level: string | null;
  you: boolean;
}

/** A rated game of somebody, with the rating after it. */
export interface RatedGame extends RatingShown {
  at: number;
  place: number;
  abandoned: boolean;
  table: string | null;
}

/** Somebody's rated games in a list. */
export interface History {
  game: string;
  edition: string;
  seats: number;
  games: RatedGame[];
}

/** What a game made of a rating. */
export interface RatingChange {
  seat: number | null;
  level: string | null;
  before: RatingShown;
  after: RatingShown;
  abandoned: boolean;
}

/** Who an account knows. */
export interface Friends {
  friends: { name: string; at_table: boolean }[];
  asked: string[];
  asking: string[];
  recent: string[];
  blocked: string[];
}

/** A table to which an account is invited. */
export interface Invitation extends ListedTable {
  by: string;
  expires: number;
}

/** One's own try at a daily deal. */
export interface OwnTry {
  state: "running" | "over" | "left";
  table: string;
  rank: number | null;
  total: number | null;
  seats: number;
  place: number | null;
  course: string | null;
  version: number;
}

/** Somebody who finished a daily deal. */
export interface Finished {
  place: number;
  name: string | null;
  rank: number;
  total: number;
  seats: number;
  version: number;
  you: boolean;
  table: string | null;
}

export interface DailyDeal {
  game: string;
  day: string;
  today: boolean;
  version: number;
  seats: string[];
  settings: Record<string, string>;
  own: OwnTry | null;
  played: number;
  standings: Finished[];
}

export interface DailyToday {
  day: string;
  left: number;
  deals: DailyDeal[];
}

export interface DailyArchive {
  today: string;
  first: string;
  days: { day: string; played: number; own: OwnTry | null }[];
}

/** The automa's tables of a nation, in words. */
export interface AutomaTables {
  tables: { name: string; rows: { number: string; card: Phrase; told: Phrase[] }[] }[];
  journeys: { card: Phrase; amount: number; then: Phrase[]; otherwise: Phrase[] }[];
  market: Phrase;
}

/** A puzzle, without its position. */
export interface ListedPuzzle {
  name: string;
  game: string;
  theme: string;
  grade: string;
  round: number;
  players: number;
  tried: number;
  found: number;
}

/** What came of an answer: `words` say what it is worth; the solution, once it is known. */
export interface PuzzleAnswer {
  right: boolean;
  words: Phrase | null;
  solution: PuzzleSolution | null;
  player: string;
  people: { grade: string; tried: number; found: number };
}

/** Whether puzzles may be made from a finished game. */
export interface Allowed {
  asked: boolean;
  yes: boolean;
}

export interface PuzzlePosition extends ListedPuzzle {
  seat: number;
  view: View;
  decision: Decision;
  choice: Choice;
}

/** What the options of a puzzle are worth, the best first, and the position after that one. */
export interface PuzzleSolution {
  code: string;
  options: { code: string; words: Phrase; told: Phrase }[];
  view: View;
  decision: Decision | null;
  line: Line;
}

/** A challenge, with what was reached at it. */
export interface Challenge {
  id: string;
  game: string;
  grade: number;
  settings: Record<string, string>;
  seats: string[];
  title: Phrase;
  against: Phrase;
  stars: Phrase[][];
  tried: Record<string, { games: number; stars: number[] }>;
  own: { attempts: number; stars: number | null; table: string | null } | null;
}

/** How a goal or a limit of a challenge stands. */
export interface ConditionStanding {
  words: Phrase;
  so_far: Phrase;
  state: "open" | "reached" | "missed";
  value: number | null;
  number: number;
  goal: boolean;
}

/** How the challenge of a table stands. */
export interface ChallengeStanding {
  challenge: Challenge;
  reached: number;
  lost: boolean;
  over: boolean;
  stars: ConditionStanding[][];
}

/** An option that was measured: what can be expected with it, and how much more than with what was chosen, with standard errors. */
/** What can be expected at the end of the game: the place, the lead over the best rival, the chance to win. */
export interface ExpectedEnd {
  place: number;
  lead: number;
  win: number;
}

export interface AnalysedOption extends ExpectedEnd {
  code: string;
  words: Phrase;
  chosen: boolean;
  book: boolean;
  better: boolean;
  equal: boolean;
  more_lead: [number, number];
  more_win: [number, number];
}

export type AnalysisVerdict = "same" | "equal" | "worse" | "repeated";

/** A decision that was judged; `missed` are the codes of what was better, the best first. */
export interface JudgedDecision {
  ply: number;
  round: number;
  seat: number;
  verdict: AnalysisVerdict;
  question: Phrase;
  offered: number;
  worlds: number;
  /** Measured a second time; not kept in older analyses. */
  again?: boolean;
  options: AnalysedOption[];
  missed: string[];
}

/** The same on one line: what the best option would have gained. */
export interface BriefDecision {
  ply: number;
  round: number;
  seat: number;
  verdict: AnalysisVerdict;
  played: Phrase;
  lead: number | null;
  win: number | null;
  /** The rest is not kept in older analyses: whether it was measured a second time, the errors of lead and win, what was expected. */
  again?: boolean;
  errors?: [number, number] | null;
  expected?: { before: ExpectedEnd, after: ExpectedEnd };
}

/** A decision and the better line, whose positions are those after its moves. */
export interface JudgedPosition {
  decision: JudgedDecision;
  line: Position[] | null;
}

/** What every seat could expect after a ply; at the end of the game nobody chooses. */
export interface AnalysedPoint {
  ply: number;
  round: number;
  seat: number | null;
  wins: number[];
  leads: number[];
  errors: number[];
}

/** Between two points the chances changed much; `look` is the ply to look at. */
export interface AnalysisMoment {
  from: number;
  to: number;
  round: number;
  seat: number;
  before: number;
  after: number;
  look: number;
}

export interface AnalysedSeat {
  total: number;
  rank: number;
  points: Record<string, number>;
  decisions: number;
  same: number;
  equal: number;
  worse: number;
  repeated: number;
  /** Of what was measured again; not kept in older analyses. */
  dearest?: number;
  costly: number[];
  found: number[];
}

export interface AnalysisResult {
  game: string;
  version: number;
  setting: { games: number; open: boolean };
  seats: AnalysedSeat[];
  expert: { who: Phrase; games: number; points: Record<string, number>; otherwise?: Phrase[] } | null;
  /** The points of who plays without a seat; not kept in older analyses. */
  rival?: number | null;
  /** The same by source. */
  rival_points?: Record<string, number>;
  points: AnalysedPoint[];
  moments: AnalysisMoment[];
  decisions: BriefDecision[];
  shown: Record<number, JudgedDecision>;
}

export interface AnalysisState {
  open: boolean;
  state: "none" | "waiting" | "running" | "stopped" | "failed" | "damaged" | "done";
  offered: boolean;
  games: number;
  done: number;
  total: number | null;
  ahead: number;
  reason: Phrase | null;
  result: AnalysisResult | null;
}

/** The address of an account. */
export interface MailShown {
  address: string | null;
  confirmed: boolean;
}

export interface Webhook {
  id: string;
  form: string;
  host: string;
  kinds: string[];
}

/** What the first line of a list says whose pattern fits a path. */
type First<Path, Lines> = Lines extends [[infer Pattern, infer Answer], ...infer Rest]
  ? Path extends Pattern
    ? Answer
    : First<Path, Rest>
  : unknown;

export type TournamentForm = "swiss" | "round_robin" | "knockout";
export type TournamentState = "open" | "running" | "over" | "cancelled";

/** A tournament in the list. */
export interface ListedTournament {
  id: string;
  title: string | null;
  game: string;
  form: TournamentForm;
  seats: number;
  state: TournamentState;
  organiser: string | null;
  entrants: number;
  places: number;
  round: number;
  rounds: number | null;
  private: boolean;
  clock: "live" | "days" | null;
  rated: boolean;
  same_deals: boolean;
  created: number;
  you: "organiser" | "entrant" | "reserve" | null;
}

/** A place in a tournament, held by an account or by a level of bots. */
export interface Entrant {
  number: number;
  name: string | null;
  level: string | null;
  state: "in" | "reserve" | "left" | "removed";
  replaced: number;
}

export interface TournamentSeat {
  entrant: number;
  rank: number | null;
  total: number | null;
  points: number | null;
}

export interface TournamentGame {
  table: number;
  id: string | null;
  state: "running" | "over" | "stuck" | "decided";
  seats: TournamentSeat[];
  /** How a running game stands, where its id is told. */
  summary: Summary | null;
  deciding: number | null;
}

export interface TournamentRound {
  round: number;
  state: "running" | "over";
  byes: number[];
  out: number[];
  tables: TournamentGame[];
}

export interface TournamentStanding {
  place: number;
  entrant: number;
  points: number;
  opponents: number;
  wins: number;
  direct: number;
  share: number;
  games: number;
  byes: number;
  state: Entrant["state"];
}

export interface Tournament extends Omit<ListedTournament, "entrants" | "you" | "clock"> {
  settings: Settings;
  fill_to: number;
  levels: string[];
  advance: number | null;
  clock: Clock | null;
  started: number | null;
  ended: number | null;
  lot: string | null;
  changed: number;
  you: { organiser: boolean; entrant: number | null; state: Entrant["state"] | null; table: string | null; seat: number | null };
  entrants: Entrant[];
  games: TournamentRound[];
  standings: TournamentStanding[];
}

export type Got<Path extends string> = First<
  Path,
  [
    ["/games", GameFacts[]],
    [`/games/${string}/facts`, Facts],
    [`/games/${string}/guide`, GuideScript],
    [`/games/${string}/rules/links`, Record<string, string>],
    [`/games/${string}/rules?lang=${string}`, Rules],
    ["/challenges", { challenges: Challenge[] }],
    [`/tables/${string}/challenge`, ChallengeStanding],
    ["/puzzles", { today: string; puzzles: ListedPuzzle[] }],
    [`/puzzles/${string}/solution`, PuzzleSolution],
    [`/puzzles/${string}`, PuzzlePosition],
    ["/reach", { here_only: boolean; address: string | null }],
    ["/tables", ListedTable[]],
    [`/tables/${string}/hidden`, { hidden: boolean }],
    [`/tables/${string}/why?${string}`, { reason: Phrase | null }],
    [`/tables/${string}/preview?${string}`, Verdict],
    [`/tables/${string}/updates?${string}`, Told[]],
    [`/tables/${string}/position?${string}`, Position],
    [`/tables/${string}/analysis/${number}?${string}`, JudgedPosition],
    [`/tables/${string}/analysis?${string}`, AnalysisState],
    [`/tables/${string}/log`, Line[]],
    [`/tables/${string}/puzzles`, Allowed],
    [`/tables/${string}/history`, HistoryEntry[]],
    [`/tables/${string}/sources`, Record<string, number>[]],
    [`/tables/${string}/verify`, Proof],
    [`/tables/${string}/webhooks`, Webhook[]],
    ["/notices", { key: string; mail: boolean; kinds: string[] }],
    ["/notices/mail", MailShown],
    [`/tables/${string}/ratings`, RatingChange[]],
    [`/tables/${string}/invitations`, string[]],
    [`/tables/${string}/companions`, { seat: number; name: string; friend: boolean }[]],
    [`/tables/${string}`, Snapshot],
    ["/ratings", RatingList[]],
    [`/ratings/player?${string}`, { name: string; you: boolean; lists: History[] }],
    [`/ratings/${string}`, RatingList & { enough: number; rows: RatedOne[] }],
    ["/tournaments", { tournaments: ListedTournament[] }],
    [`/tournaments/${string}?${string}`, Tournament | null],
    [`/tournaments/${string}`, Tournament],
    ["/friends", Friends],
    ["/invitations", Invitation[]],
    ["/account", { name: string }],
    ["/account/sessions", Session[]],
    ["/account/tables", OwnTable[]],
    ["/account/statistics", Statistics[]],
    ["/account/games", PlayedGame[]],
    ["/daily", DailyToday],
    [`/daily/${string}/${string}`, DailyDeal],
    [`/daily/${string}`, DailyArchive],
    [`/imperium/automa/${string}`, AutomaTables],
    ["/imperium/campaigns", Campaign[]],
    [`/imperium/campaigns/${string}/file`, Facts],
    [`/imperium/campaigns/${string}`, Campaign],
  ]
>;

export type Posted<Path extends string> = First<
  Path,
  [
    ["/tables" | "/records" | `/tables/${string}/branch`, TableMade],
    [`/tables/${string}/${"sit" | "take" | "claim"}`, SeatToken],
    [`/tables/${string}/${"rematch" | "continue"}`, SeatMade],
    [`/tables/${string}/${"moves" | "undo" | "undo/ask" | "undo/answer" | "chat" | "ready" | "vacation" | "back"}`, { seq: number; ply: number }],
    [`/tables/${string}/analysis` | `/tables/${string}/analysis/stop`, AnalysisState],
    [`/tables/${string}/webhooks`, Webhook & { secret: string }],
    ["/notices/mail", MailShown],
    ["/notices/open", SeatToken & { table: string }],
    [`/puzzles/${string}/answers`, PuzzleAnswer],
    [`/tables/${string}/puzzles`, Allowed],
    [`/account/tables/${string}/token`, SeatToken],
    [`/challenges/${string}`, SeatMade & { player: string }],
    [`/invitations/${string}/accept`, SeatToken],
    ["/tournaments", { id: string }],
    [`/tournaments/${string}`, Tournament],
    [`/daily/${string}/${string}`, SeatMade & { player: string; counted: boolean }],
    ["/games/played", PlayedGame[]],
    ["/account" | "/session/recover", { name: string; recovery: string }],
    ["/account/recovery", { recovery: string }],
    ["/session", { name: string; recovery?: undefined }],
    [`/imperium/campaigns/${string}/${"game" | "resume"}`, SeatMade],
    [`/imperium/campaigns/${string}/change`, Campaign],
    ["/imperium/campaigns" | "/imperium/campaigns/file", { id: string; token: string }],
  ]
>;
