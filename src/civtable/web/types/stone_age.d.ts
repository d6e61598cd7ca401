// What views and events of stone_age say. Written by scripts/view_types.py.

/** What was chosen before the game. */
export interface SettingsView {
  two_dice_cards: string;
  ties: string;
}

/** A stack of buildings: the open one, and how many are left with it. */
export interface StackView {
  open: string | null;
  left: number;
}

/** Where a player's points come from so far. */
export interface PointsView {
  buildings: number;
  cards: number;
  hunger: number;
}

/** A player's board, as the reader may know it. */
export interface PlayerView {
  people: number;
  figures: Record<string, number>;
  food: number;
  wood: number;
  brick: number;
  stone: number;
  gold: number;
  food_track: number;
  tools: number[];
  used_tools: number[];
  one_use_tools: number[];
  any_two_resources: boolean;
  buildings: string[];
  points: PointsView;
  cards: string[];
  drawn_card: string | null;
  at_home: number;
  score: number;
}

/** The table, as a seat or a spectator may know it. */
export interface StoneAgeView {
  settings: SettingsView;
  seat: number;
  round: number;
  start_player: number;
  row: (string | null)[];
  deck: number;
  card_box: string[];
  stacks: StackView[];
  building_box: number;
  players: PlayerView[];
  dice: number[];
  steps: Record<string, unknown>[];
  ended_by: string | null;
}

/** Something that happened; fields that the reader may not know are null. */
export type GameEvent =
  | { event: "round_began"; seat: number | null; round: number | null }
  | { event: "placed"; seat: number | null; place: string | null; people: number | null }
  | { event: "rolled"; seat: number | null; place: string | null; dice: number[] | null }
  | { event: "rolled_for_card"; seat: number | null; resource: string | null; dice: number[] | null }
  | { event: "rolled_for_all"; seat: number | null; dice: number[] | null }
  | { event: "added_tools"; seat: number | null; tiles: number[] | null; one_use: number[] | null; pips: number | null }
  | { event: "gained"; seat: number | null; resource: string | null; amount: number | null }
  | { event: "gained_food"; seat: number | null; amount: number | null }
  | { event: "gained_tool"; seat: number | null; tools: number | null; full: boolean | null }
  | { event: "gained_person"; seat: number | null; people: number | null; full: boolean | null }
  | { event: "gained_track"; seat: number | null; track: number | null; full: boolean | null }
  | { event: "gained_points"; seat: number | null; points: number | null }
  | { event: "paid"; seat: number | null; goods: Record<string, number> | null }
  | { event: "took_card"; seat: number | null; card: string | null; place: string | null }
  | { event: "took_building"; seat: number | null; building: string | null; points: number | null }
  | { event: "left_card"; seat: number | null; card: string | null }
  | { event: "left_building"; seat: number | null; building: string | null }
  | { event: "turned_up_building"; seat: number | null; building: string | null; place: string | null }
  | { event: "drew_card"; seat: number | null; card: string | null }
  | { event: "deck_empty"; seat: number | null }
  | { event: "picked"; seat: number | null; die: number | null }
  | { event: "took_two"; seat: number | null; goods: Record<string, number> | null }
  | { event: "fed"; seat: number | null; people: number | null; food: number | null }
  | { event: "paid_hunger"; seat: number | null; goods: Record<string, number> | null }
  | { event: "starved"; seat: number | null; points: number | null }
  | { event: "turned_up_card"; seat: number | null; card: string | null; place: string | null }
  | { event: "game_ended"; seat: number | null; by: string | null }
  | { event: "last_round"; seat: number | null; by: string | null };
