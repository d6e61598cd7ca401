// What views and events of through_the_ages say. Written by scripts/view_types.py.

/** A face-down pile: how many cards of each age, and those that the reader knows to be there. */
export interface PileView {
  backs: Record<string, number>;
  known: string[];
}

/** What the player who acts would have after production if the turn ended now. */
export interface EndOfTurnView {
  food: number;
  resources: number;
  science: number;
  culture: number;
  consumption: number;
  hungry: number;
  corruption: number;
  uprising: boolean;
  cards: number;
}

/** A war that was declared and is not fought yet. */
export interface WarView {
  card: string;
  on: number;
}

export interface PactView {
  card: string;
  with: number;
  side_a: number;
}

/** A hand: how many cards, how many of each age, and which they are, where the reader may see them. */
export interface HandView {
  count: number;
  backs: Record<string, number>;
  cards?: string[];
}

/** A civilization, as the reader may know it. */
export interface PlayerView {
  culture: number;
  science: number;
  yellow_bank: number;
  unused_workers: number;
  blue_bank: number;
  civil_used: number;
  military_used: number;
  extra_civil: number;
  extra_military: number;
  unit_resources: number;
  unit_science: number;
  wild_food: number;
  wild_resources: number;
  technologies: string[];
  workers: Record<string, number>;
  stored: Record<string, number>;
  government: string;
  specials: string[];
  leader: string | null;
  leaders_taken: string[];
  wonders: string[];
  ruins: string[];
  homer_under: string | null;
  building: string | null;
  stages_built: number;
  colonies: string[];
  tactic: string | null;
  war: WarView | null;
  pact: PactView | null;
  shown_pacts: string[];
  marks: string[];
  science_rate: number;
  culture_rate: number;
  strength: number;
  happiness: number;
  discontent: number;
  civil_actions: number;
  civil_total: number;
  military_actions: number;
  military_total: number;
  food: number;
  resources: number;
  population_price: number;
  hand: HandView;
  military_hand: HandView;
  taken_now?: string[];
}

/** The table, as a seat or a spectator may know it. */
export interface ThroughTheAgesView {
  settings: Record<string, string>;
  round: number;
  current: number;
  age: string;
  last_round: number;
  row: (string | null)[];
  past: string[];
  shared_tactics: string[];
  gone: string[];
  sent: number[];
  force: number;
  dealt: number[];
  steps: Record<string, unknown>[];
  over: boolean;
  attackers?: (number | null)[];
  bonuses?: PileView;
  refused_bonuses?: string[];
  seat: number;
  end_of_turn: EndOfTurnView | null;
  prices: (number | null)[];
  players: PlayerView[];
  deck: number;
  military_deck: number;
  discards: PileView[];
  events: PileView;
  future_events: PileView;
  next_event: string | null;
  next_event_age: string | null;
  box: Record<string, number>;
}

/** Something that happened; fields that the reader may not know are null. */
export type GameEvent =
  | { event: "turn_began"; seat: number | null; round: number | null }
  | { event: "age_began"; seat: number | null; age: string | null }
  | { event: "last_round"; seat: number | null; round: number | null }
  | { event: "row_cleared"; seat: number | null; card: string | null }
  | { event: "took"; seat: number | null; card: string | null; actions: number | null }
  | { event: "grew"; seat: number | null; food: number | null }
  | { event: "built"; seat: number | null; card: string | null; resources: number | null }
  | { event: "upgraded"; seat: number | null; card: string | null; better: string | null }
  | { event: "destroyed"; seat: number | null; card: string | null }
  | { event: "disbanded"; seat: number | null; card: string | null }
  | { event: "led"; seat: number | null; card: string | null }
  | { event: "leader_left"; seat: number | null; card: string | null }
  | { event: "tucked"; seat: number | null; card: string | null }
  | { event: "stages_built"; seat: number | null; card: string | null; stages: number | null }
  | { event: "wonder_done"; seat: number | null; card: string | null }
  | { event: "wonder_lost"; seat: number | null; card: string | null }
  | { event: "ruined"; seat: number | null; card: string | null }
  | { event: "developed"; seat: number | null; card: string | null; science: number | null }
  | { event: "revolted"; seat: number | null; card: string | null; science: number | null }
  | { event: "played"; seat: number | null; card: string | null }
  | { event: "tactic_set"; seat: number | null; card: string | null }
  | { event: "tactic_shared"; seat: number | null; card: string | null }
  | { event: "gained_food"; seat: number | null; amount: number | null }
  | { event: "gained_resources"; seat: number | null; amount: number | null }
  | { event: "gained_science"; seat: number | null; amount: number | null }
  | { event: "gained_culture"; seat: number | null; amount: number | null; card: string | null }
  | { event: "gained_people"; seat: number | null; amount: number | null }
  | { event: "gained_yellow"; seat: number | null; amount: number | null }
  | { event: "lost_food"; seat: number | null; amount: number | null }
  | { event: "lost_resources"; seat: number | null; amount: number | null }
  | { event: "lost_science"; seat: number | null; amount: number | null }
  | { event: "lost_culture"; seat: number | null; amount: number | null; card: string | null }
  | { event: "lost_person"; seat: number | null; card: string | null }
  | { event: "lost_yellow"; seat: number | null; amount: number | null }
  | { event: "lost_blue"; seat: number | null; amount: number | null }
  | { event: "lost_actions"; seat: number | null; amount: number | null }
  | { event: "drew"; seat: number | null; card: string | null }
  | { event: "discarded"; seat: number | null; card: string | null }
  | { event: "prepared"; seat: number | null; card: string | null }
  | { event: "revealed"; seat: number | null; card: string | null }
  | { event: "attacked"; seat: number | null; card: string | null; rival: number | null }
  | { event: "defended"; seat: number | null; card: string | null }
  | { event: "repelled"; seat: number | null; card: string | null; rival: number | null; strength: number | null; rival_strength: number | null }
  | { event: "succeeded"; seat: number | null; card: string | null; rival: number | null; strength: number | null; rival_strength: number | null }
  | { event: "declared"; seat: number | null; card: string | null; rival: number | null }
  | { event: "war_won"; seat: number | null; card: string | null; advantage: number | null; rival: number | null; strength: number | null; rival_strength: number | null }
  | { event: "war_even"; seat: number | null; card: string | null; rival: number | null; strength: number | null; rival_strength: number | null }
  | { event: "offered"; seat: number | null; card: string | null; rival: number | null }
  | { event: "agreed"; seat: number | null; card: string | null }
  | { event: "refused"; seat: number | null; card: string | null }
  | { event: "pact_ended"; seat: number | null; card: string | null }
  | { event: "bade"; seat: number | null; bid: number | null }
  | { event: "passed"; seat: number | null }
  | { event: "sent"; seat: number | null; card: string | null }
  | { event: "colonized"; seat: number | null; card: string | null }
  | { event: "colony_lost"; seat: number | null; card: string | null }
  | { event: "not_colonized"; seat: number | null; card: string | null }
  | { event: "stole"; seat: number | null; card: string | null }
  | { event: "produced"; seat: number | null; science: number | null; culture: number | null }
  | { event: "corrupted"; seat: number | null; corruption: number | null }
  | { event: "starved"; seat: number | null; missing: number | null }
  | { event: "rebelled"; seat: number | null }
  | { event: "resigned_game"; seat: number | null }
  | { event: "scored"; seat: number | null; card: string | null; culture: number | null }
  | { event: "game_over"; seat: number | null }
  | { event: "sacrificed"; seat: number | null; card: string | null }
  | { event: "announced"; seat: number | null; card: string | null; strength: number | null }
  | { event: "rested"; seat: number | null; card: string | null }
  | { event: "bonus_kept"; seat: number | null; card: string | null }
  | { event: "bonus_shown"; seat: number | null; card: string | null }
  | { event: "bonus_scored"; seat: number | null; bonus: string | null; culture: number | null }
  | { event: "lost_building"; seat: number | null; card: string | null };
