// What views and events of imperium say. Written by scripts/view_types.py.

/** Numbers of tokens. */
export interface TokensView {
  material: number;
  population: number;
  progress: number;
}

/** A space of the market: its card, the unrest below, the tokens on it. */
export interface SpaceView {
  card: string | null;
  unrest: number;
  tokens: TokensView;
}

/** A card in play, and what is garrisoned under it. */
export interface InPlayView {
  card: string;
  exhausted: boolean;
  garrison?: string[];
}

/** Icons that count as production until the end of the turn. */
export interface TreatedView {
  river: number;
  fertile: number;
}

/** A hand: how many cards, and which they are, where the reader may see them. */
export interface HandView {
  count: number;
  cards?: string[];
}

/** A nation, as the reader may know it. */
export interface PlayerView {
  nation: string;
  power: string;
  state: string;
  tokens: TokensView;
  actions: number;
  exhaust: number;
  spent: boolean;
  in_play: InPlayView[];
  held: number;
  discard: string[];
  history: string[];
  sunken: string[];
  developments: string[];
  quest: string | null;
  journey: number;
  king_of_kings: boolean;
  due: string[];
  ignores: string | null;
  treated: TreatedView;
  icons: Record<string, number>;
  costs: Record<string, TokensView>;
  deck: number;
  deck_top: (string | null)[];
  nation_deck: number;
  nation_cards: string[];
  next_nation_card: string | null;
  hand: HandView;
  deck_cards?: string[];
  hand_or_deck?: string[];
  unseen?: number;
  unseen_kinds?: string[];
}

/** A card of the automa's deck that everybody knows. */
export interface KnownCardView {
  from_top: number;
  card: string;
}

/** The automa's points, at the end. */
export interface AutomaScoreView {
  progress: number;
  resources: number;
  cards: number;
  total: number;
}

/** The automa, as the person may know it. */
export interface AutomaView {
  nation: string;
  level: string;
  extreme: boolean;
  state: string;
  tokens: TokensView;
  spaces: (string | null)[];
  aside: string | null;
  die: number;
  resolving: string | null;
  deck: number;
  known_in_deck: KnownCardView[];
  face_down: string[];
  unseen: number;
  discard: string[];
  in_play: string[];
  history: string[];
  dynasty: number;
  dynasty_cards: string[];
  accession_in: number | null;
  quests: number;
  quest_cards: string[];
  journey: string | null;
  king_of_kings: boolean;
  score: AutomaScoreView | null;
}

/** How many cards are left in the small decks. */
export interface SmallDecksView {
  region: number;
  uncivilised: number;
  civilised: number;
}

/** A seat's result. */
export interface ScoreView {
  seat: number;
  total: number;
  rank: number;
  points: Record<string, number>;
}

/** The table, as a seat or a spectator may know it. */
export interface ImperiumView {
  box: string;
  commons: string;
  round: number;
  current: number;
  phase: string;
  last_round: number;
  ended: string;
  market: SpaceView[];
  unrest: number;
  exile: string[];
  kings_side: string;
  added: string[];
  removed: string[];
  seat: number;
  players: PlayerView[];
  automa: AutomaView | null;
  main_deck: number;
  small_decks: SmallDecksView;
  fame: number;
  fame_top: (string | null)[];
  fame_looked_at: string[];
  fame_out: number;
  steps: Record<string, unknown>[];
  scores: ScoreView[];
}

/** Something that happened; fields that the reader may not know are null. */
export type GameEvent =
  | { event: "round_began"; seat: number | null; round: number | null }
  | { event: "solstice_began"; seat: number | null; round: number | null }
  | { event: "innovated"; seat: number | null }
  | { event: "revolted"; seat: number | null; unrest: number | null }
  | { event: "played"; seat: number | null; card: string | null }
  | { event: "used"; seat: number | null; card: string | null }
  | { event: "gained"; seat: number | null; resource: string | null; amount: number | null }
  | { event: "gained_action"; seat: number | null; actions: number | null }
  | { event: "paid"; seat: number | null; resource: string | null; amount: number | null }
  | { event: "stole"; seat: number | null; resource: string | null; amount: number | null; rival: number | null }
  | { event: "drew"; seat: number | null; card: string | null }
  | { event: "discarded"; seat: number | null; card: string | null }
  | { event: "took"; seat: number | null; card: string | null }
  | { event: "topped"; seat: number | null; card: string | null }
  | { event: "filed"; seat: number | null; card: string | null }
  | { event: "sank"; seat: number | null; card: string | null }
  | { event: "exiled"; seat: number | null; card: string | null }
  | { event: "returned_unrest"; seat: number | null; unrest: number | null }
  | { event: "took_unrest"; seat: number | null; unrest: number | null }
  | { event: "abandoned"; seat: number | null; card: string | null }
  | { event: "recalled"; seat: number | null; card: string | null }
  | { event: "garrisoned"; seat: number | null; card: string | null; host: string | null }
  | { event: "acquired"; seat: number | null; card: string | null }
  | { event: "broke_through"; seat: number | null; card: string | null }
  | { event: "found_nothing"; seat: number | null }
  | { event: "dealt"; seat: number | null; card: string | null; space: number | null }
  | { event: "exiled_from_market"; seat: number | null; card: string | null }
  | { event: "placed"; seat: number | null; card: string | null; resource: string | null; amount: number | null }
  | { event: "developed"; seat: number | null; card: string | null }
  | { event: "nation_card"; seat: number | null; card: string | null }
  | { event: "became_empire"; seat: number | null }
  | { event: "reshuffled"; seat: number | null }
  | { event: "took_fame"; seat: number | null; card: string | null }
  | { event: "king_of_kings"; seat: number | null }
  | { event: "gave"; seat: number | null; card: string | null; rival: number | null }
  | { event: "avoided"; seat: number | null; card: string | null }
  | { event: "revealed"; seat: number | null; card: string | null }
  | { event: "found"; seat: number | null; card: string | null }
  | { event: "journeyed"; seat: number | null; card: string | null }
  | { event: "entered"; seat: number | null; card: string | null }
  | { event: "end_triggered"; seat: number | null; round: number | null }
  | { event: "collapsed"; seat: number | null }
  | { event: "game_ended"; seat: number | null }
  | { event: "looked"; seat: number | null; card: string | null }
  | { event: "swapped"; seat: number | null; card: string | null; other: string | null }
  | { event: "tucked"; seat: number | null; card: string | null }
  | { event: "shuffled_nation"; seat: number | null }
  | { event: "automa_rolled"; seat: number | null; die: number | null; space: number | null }
  | { event: "automa_revealed"; seat: number | null; card: string | null; space: number | null }
  | { event: "automa_returned"; seat: number | null; card: string | null; space: number | null }
  | { event: "automa_row"; seat: number | null; nation: string | null; table: string | null; row: number | null; card: string | null }
  | { event: "automa_row_failed"; seat: number | null; nation: string | null; table: string | null; row: number | null }
  | { event: "automa_no_row"; seat: number | null; card: string | null }
  | { event: "automa_cannot"; seat: number | null; nation: string | null; sequence: number | null; step: number | null }
  | { event: "automa_gained"; seat: number | null; resource: string | null; amount: number | null }
  | { event: "automa_spent"; seat: number | null; resource: string | null; amount: number | null }
  | { event: "automa_stole"; seat: number | null; resource: string | null; amount: number | null }
  | { event: "automa_lost"; seat: number | null; resource: string | null; amount: number | null }
  | { event: "automa_acquired"; seat: number | null; card: string | null; space: number | null }
  | { event: "automa_broke_through"; seat: number | null; card: string | null; space: number | null }
  | { event: "automa_took_top"; seat: number | null; suit: string | null }
  | { event: "automa_fame"; seat: number | null }
  | { event: "automa_took_unrest"; seat: number | null }
  | { event: "automa_abandoned"; seat: number | null; card: string | null }
  | { event: "automa_recalled"; seat: number | null; card: string | null }
  | { event: "automa_discarded"; seat: number | null; card: string | null }
  | { event: "automa_dynasty"; seat: number | null; card: string | null; on_deck: boolean | null }
  | { event: "automa_moved"; seat: number | null; card: string | null; zone: string | null }
  | { event: "automa_played"; seat: number | null; card: string | null }
  | { event: "automa_placed"; seat: number | null; card: string | null; resource: string | null; amount: number | null }
  | { event: "automa_quest"; seat: number | null; card: string | null; exiled: boolean | null }
  | { event: "automa_empire"; seat: number | null }
  | { event: "automa_shuffled"; seat: number | null; cards: number | null }
  | { event: "automa_journey"; seat: number | null; card: string | null; enough: boolean | null }
  | { event: "automa_journeyed"; seat: number | null; card: string | null }
  | { event: "automa_kings"; seat: number | null; progress: number | null }
  | { event: "automa_given"; seat: number | null; card: string | null }
  | { event: "automa_ignores"; seat: number | null };
