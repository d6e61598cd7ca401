/** A table as this browser knows it: what the server sent, who is looking, and what can be asked of the server. */
import { signal, computed, batch } from "../vendor/ui.js";
import { get, post } from "./api.js";
import { Live } from "./live.js";
import { forgetSeat, linksHere, seatsHere, holdSeat, tokenInAddress } from "./seats.js";
import { Picks } from "./picks.js";
import { motionWanted, prefs } from "./prefs.js";
import { seatNames } from "./words.js";

const MOST_CHAT = 300;

const FRAME = 16;

/** How long a rival's move stays before the next is shown, by how many wait; bots are faster than eyes. */
const PACES = [
  { waiting: 0, pause: 450 },
  { waiting: 6, pause: 150 },
  { waiting: 60, pause: 0 },
];

/**
 * One table. The page holds what one seat may see and nothing else: `look(seat)` empties it before another seat's
 * eyes are taken, which is what makes one screen safe for several players.
 */
export class Table {
  constructor(id) {
    this.id = id;
    this.state = signal(null); // the last snapshot, kept up to date by messages
    this.last = signal(null); // the events of the newest move, for animation
    this.connection = signal("connecting"); // connecting, live, polling, lost
    this.refused = signal(null); // a phrase: the table cannot be shown
    this.busy = signal(false);
    this.complaint = signal(null); // a phrase: why the last thing asked was refused
    this.waiting = signal([]); // messages that are still to be shown
    this.curtain = signal(null); // the own seat that should take the screen
    this.mine = signal(seatsHere(id));
    this.token = null;
    this.timer = null; // until the next message is shown
    this.picks = new Picks({ judge: (codes) => this.judge(codes), send: (codes) => this.send(codes) });
    this.over = computed(() => this.state.value?.table.status === "over");
    this.myTurn = computed(() => {
      const state = this.state.value;
      return Boolean(state?.choice) && state.decision?.seat === state.seat;
    });
    const found = tokenInAddress();
    const own = Object.values(this.mine.value);
    const known = [...own, ...Object.values(linksHere(id))];
    this.invited = found !== null && !known.includes(found); // by a link that was made elsewhere
    this.connect(found ?? this.onlySeat(), found !== null);
  }

  /** The token of the one seat that is played here; null if there are none or several. */
  onlySeat() {
    const own = Object.values(this.mine.value);
    return own.length === 1 ? own[0] : null;
  }

  /** Hears the table with a seat's token, or as a spectator. */
  connect(token, keepToken = false) {
    this.live?.close();
    clearTimeout(this.timer);
    this.timer = null;
    this.token = token;
    batch(() => {
      this.waiting.value = [];
      this.state.value = null;
      this.picks.begin(0, null);
      this.last.value = null;
      this.complaint.value = null;
      this.connection.value = "connecting";
    });
    this.live = new Live(this.id, token, {
      onMessage: (message) => this.hear(message, keepToken),
      onState: (state) => (this.connection.value = state),
      onRefused: (refusal) => this.turnedAway(refusal),
    });
  }

  /** The table cannot be heard: a seat that is not ours any more becomes a place to watch from. */
  turnedAway(refusal) {
    if (refusal.status !== 401 || this.token === null) {
      this.refused.value = refusal.phrase;
      return;
    }
    const seat = Object.keys(this.mine.value).find((own) => this.mine.value[own] === this.token);
    if (seat !== undefined) this.forget(seat);
    this.connect(this.onlySeat());
    this.complaint.value = { key: seat === undefined ? "web-seat-taken" : "web-seat-lost" };
  }

  /** Gets up from a seat of this browser. */
  forget(seat) {
    forgetSeat(this.id, seat);
    this.mine.value = seatsHere(this.id);
  }

  /** Takes the seat that was kept for a friend: its link ends, and the seat is held here by a token of its own. */
  async takeSeat() {
    this.live.close(); // with the link its connection ends
    this.waiting.value = []; // and what it said
    try {
      const { seat, token } = await post(`/tables/${this.id}/take`, { name: prefs.peek().name.trim() || null }, this.token);
      this.sat(seat, token);
      this.connect(token);
    } catch (refusal) {
      if (!refusal.phrase) throw refusal;
      this.connect(null);
      this.complaint.value = refusal.status === 401 ? { key: "web-seat-taken" } : refusal.phrase;
    }
  }

  close() {
    this.live.close();
    clearTimeout(this.timer);
    seatNames.value = [];
  }

  /**
   * A message of the server: the answer to an own move is shown at once, others with the next frame or when those
   * before them have been seen.
   */
  hear(message, keepToken) {
    this.waiting.value = [...this.waiting.value, { message, keepToken }];
    const own = this.isOwnMove(message);
    if (own) clearTimeout(this.timer);
    if (own || this.timer === null) this.timer = setTimeout(() => this.showWaiting(!own), own ? 0 : FRAME);
  }

  isOwnMove(message) {
    return message.type === "move" && message.line.seat === this.state.value?.seat;
  }

  /** Shows what waits, all in one frame or with a pause after each move of somebody else. */
  showWaiting(withPauses) {
    this.timer = null;
    batch(() => {
      while (this.waiting.value.length && this.timer === null) {
        const [{ message, keepToken }, ...rest] = this.waiting.value;
        const pause = withPauses ? this.pauseAfter(message, rest.length) : 0;
        this.waiting.value = rest;
        this.take(message, keepToken);
        if (pause) this.timer = setTimeout(() => this.showWaiting(true), pause);
      }
    });
  }

  /** How long a message stays before the next; nobody waits who wants no motion or looks elsewhere. */
  pauseAfter(message, waiting) {
    if (message.type !== "move" || this.isOwnMove(message) || !motionWanted() || document.hidden) return 0;
    return PACES.findLast((entry) => waiting >= entry.waiting).pause;
  }

  /** Shows all that waits at once. */
  skip() {
    clearTimeout(this.timer);
    this.showWaiting(false);
  }

  /** What a message says becomes what the page shows. */
  take(message, keepToken) {
    if (keepToken && this.invited && message.type === "snapshot" && message.table.seats[message.seat]?.friend) {
      this.takeSeat();
      return;
    }
    batch(() => {
      if (message.type === "snapshot") {
        if (keepToken && message.seat !== null && this.token) this.sat(message.seat, this.token);
        this.state.value = { ...message, chat: message.chat.slice(-MOST_CHAT) };
      } else {
        this.state.value = merged(this.state.value, message);
        if (message.type === "move") this.last.value = message.line;
      }
      this.picks.begin(this.state.value.ply, this.state.value.choice);
      seatNames.value = this.state.value.table.seats.map((seat) => seat.name);
      this.giveUpTakenSeats();
      this.maybeDrawCurtain();
    });
  }

  /** Remembers a seat of this browser. */
  sat(seat, token) {
    holdSeat(this.id, seat, token);
    this.mine.value = seatsHere(this.id);
  }

  /** A seat that was played here until its friend came is the friend's now. */
  giveUpTakenSeats() {
    const links = linksHere(this.id);
    for (const { seat, friend } of this.state.value.table.seats)
      if (friend === false && seat !== this.state.value.seat && seat in links && this.mine.value[seat] === links[seat]) this.forget(seat);
  }

  /** Draws the curtain when another seat of this browser has to decide; what was seen before is put away. */
  maybeDrawCurtain() {
    const { decision, seat, table } = this.state.value;
    const asked = decision?.seat;
    const isHere = asked in this.mine.value && asked !== seat;
    if (table.problem) return; // nobody is asked
    const noEyesYet = seat === null && Object.keys(this.mine.value).length > 0;
    if (table.status !== "running" || !(isHere || noEyesYet)) {
      if (noEyesYet && table.status === "over") this.look(Object.keys(this.mine.value)[0]);
      return;
    }
    if (!isHere) return;
    if (seat !== null) this.connect(null);
    this.curtain.value = asked;
  }

  /** Takes the eyes of an own seat: the screen was passed. */
  look(seat) {
    this.curtain.value = null;
    this.connect(this.mine.value[seat]);
  }

  /** Asks something of the server; a refusal becomes the complaint on screen and is thrown on. */
  async ask(action) {
    this.busy.value = true;
    this.complaint.value = null;
    try {
      return await action();
    } catch (refusal) {
      if (!refusal.phrase) throw refusal;
      this.complaint.value = refusal.phrase;
      throw refusal.phrase;
    } finally {
      this.busy.value = false;
    }
  }

  /** Makes a choice, or several one after another. */
  send(codes) {
    const { ply } = this.state.peek();
    const body = Array.isArray(codes) ? { ply, codes } : { ply, code: codes };
    return this.ask(() => post(`/tables/${this.id}/moves`, body, this.token));
  }

  /** Why a code cannot be chosen now; null if it can. */
  async whyNot(code) {
    const answer = await get(`/tables/${this.id}/why?code=${encodeURIComponent(code)}`, this.token);
    return answer.reason;
  }

  /** Whether codes are a whole choice: the view after it, where it tells nothing new, and why it is none. */
  judge(codes) {
    const query = codes.map((code) => `code=${encodeURIComponent(code)}`).join("&");
    return get(`/tables/${this.id}/preview?${query}`, this.token);
  }

  /** The position after a code, where it tells nothing new; else null. */
  async preview(code) {
    return (await this.judge([code])).view;
  }

  /** Takes back to a ply: at once where the rules of undo allow it, else by asking the others. */
  undo(ply) {
    return this.ask(() => post(`/tables/${this.id}/undo`, { ply }, this.token));
  }

  askUndo(ply) {
    return this.ask(() => post(`/tables/${this.id}/undo/ask`, { ply }, this.token));
  }

  answerUndo(yes) {
    return this.ask(() => post(`/tables/${this.id}/undo/answer`, { yes }, this.token));
  }

  chat(text, name) {
    return this.ask(() => post(`/tables/${this.id}/chat`, { text, name }, this.token));
  }

  rematch() {
    return this.ask(() => post(`/tables/${this.id}/rematch`, {}, this.token));
  }
}

/** The state after a message. */
function merged(state, message) {
  const { type, seq } = message;
  if (type === "here") {
    const seats = state.table.seats.map((entry) => ({ ...entry, here: message.here.includes(entry.seat) }));
    return { ...state, table: { ...state.table, seats } };
  }
  if (type === "chat") return { ...state, seq, chat: [...state.chat, message.entry].slice(-MOST_CHAT) };
  if (type === "table") return { ...state, seq, table: message.table };
  if (type === "undo_state") return { ...state, seq, undo: message.undo };
  const { ply, view, decision, choice, undo } = message;
  const next = { ...state, seq, ply, view, decision, choice, undo };
  if (message.scores) next.scores = message.scores;
  if (message.table) next.table = message.table;
  if (type === "move") next.log = [...state.log, message.line];
  if (type === "undo") next.log = state.log.filter((line) => line.ply <= ply);
  return next;
}
