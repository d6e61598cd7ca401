/** A table as this browser knows it: what the server sent, and who is looking. */
import { signal, computed, batch } from "../vendor/ui.js";
import { Again, sinceOwnTurn } from "./again.js";
import { halted } from "./clocks.js";
import { UNREACHABLE, get, post } from "./api.js";
import { Hints } from "./hints.js";
import { Live } from "./live.js";
import { MOST_CHAT, merged, newest } from "./news.js";
import { forgetSeat, linksHere, seatsHere, holdSeat, tokenInAddress } from "./seats.js";
import { Picks } from "./picks.js";
import { Queue } from "./queue.js";
import { Requests } from "./requests.js";
import { motionWanted, prefs } from "./prefs.js";
import { SPEEDS } from "./tempo.js";
import { notify } from "./toasts.js";
import { seatNames } from "./words.js";

/** @import { Asking, Doubt, FoundBoard, MomentOf } from "../types/board.d.ts" */
/** @import { Line, Message, Option, Phrase, Snapshot, Told, UndoMessage, View } from "../types/platform.d.ts" */
/** @import { Heard } from "./clocks.js" */
/** @import { Refused } from "./live.js" */

/** @typedef {Doubt & { act: () => unknown }} Asked something that is asked once more, and what yes does */

/** How long a move of somebody else stays on the board: not at all where motion is not wanted. */
const pace = () => (motionWanted() ? (SPEEDS[prefs.value.speed] ?? SPEEDS.normal) : 0);

/**
 * One table. The page holds what one seat may see and nothing else: `look(seat)` empties it before another seat's
 * eyes are taken, which is what makes one screen safe for several players.
 */
export class Table extends Requests {
  /** @param {string} id */
  constructor(id) {
    super(id);
    this.state = signal(/** @type {Snapshot | null} */ (null)); // the last snapshot, kept up to date by messages
    this.last = signal(/** @type {Line | null} */ (null)); // the events of the newest move, for animation
    this.clock = signal(/** @type {Heard | null} */ (null)); // what the clocks said when they were last heard of
    this.connection = signal("connecting"); // connecting, live, polling, lost
    this.refused = signal(/** @type {Phrase | null} */ (null)); // a phrase: the table cannot be shown
    this.curtain = signal(/** @type {number | null} */ (null)); // the own seat that should take the screen
    this.mine = signal(seatsHere(id));
    this.doubt = signal(/** @type {Asked | null} */ (null)); // what is asked once more before it is done
    this.resigns = signal(false); // the player leaves as soon as the rules let them
    this.passedAt = new Set(); // the plies at which was passed without asking
    this.board = /** @type {FoundBoard | null} */ (null); // what the game's board knows of doubts
    this.doubted = new Set(); // what was asked once and is not asked again
    this.talk = signal("log"); // which of log and chat is open
    this.draft = signal(""); // what is being written
    this.writer = signal(prefs.peek().name); // the name under which somebody who watches writes
    this.seen = signal(Infinity); // the newest line of talk that was seen; what was there at first is not new
    this.unread = computed(() => newest(this.state.value) > this.seen.value);
    this.offered = new Map(); // by ply: what was offered to this seat there
    this.live = /** @type {Live | null} */ (null);
    this.passing = /** @type {number | null} */ (null); // the own seat to which the screen is about to be passed
    this.keepToken = false; // whether the seat that the token opens is held from now on
    const moment = /** @type {MomentOf} */ ((line, view) => this.board?.moment?.(line, view) ?? null);
    this.queue = new Queue({
      moment,
      show: (message) => this.take(message),
      isOwn: (message) => this.isOwnMove(message),
      pace: () => (document.hidden ? 0 : pace()),
    });
    this.again = new Again({
      moment,
      positionAt: (ply) => get(`/tables/${id}/position?ply=${ply}`, this.token),
      pace,
      refused: (phrase) => (this.complaint.value = phrase),
    });
    this.picks = new Picks({ judge: (codes) => this.judge(codes), send: (codes) => this.coached(codes) });
    this.hints = new Hints({ request: (path, body) => post(`/tables/${id}/${path}`, body, this.token) });
    this.over = computed(() => this.state.value?.table.status === "over");
    this.myTurn = computed(() => {
      const state = this.state.value;
      return Boolean(state?.choice) && state?.decision?.seat === state?.seat;
    });
    const found = tokenInAddress();
    const own = Object.values(this.mine.value);
    const known = [...own, ...Object.values(linksHere(id))];
    this.invited = found !== null && !known.includes(found); // by a link that was made elsewhere
    this.connect(found ?? this.onlySeat(), { keepToken: found !== null });
  }

  /** The state, where a snapshot has come. */
  get known() {
    return /** @type {Snapshot} */ (this.state.peek());
  }

  /** The token of the one seat that is played here; null if there are none or several. */
  onlySeat() {
    const own = Object.values(this.mine.value);
    return own.length === 1 ? own[0] : null;
  }

  /**
   * Hears the table with a seat's token, or as a spectator. `open`: what is on the page everybody may see, and it stays
   * until there is news.
   * @param {string | null} token
   * @param {{ keepToken?: boolean, open?: boolean }} [props]
   */
  connect(token, { keepToken = false, open = false } = {}) {
    this.live?.close();
    this.token = token;
    this.keepToken = keepToken;
    batch(() => {
      this.queue.empty();
      this.again.close();
      if (!open) {
        this.state.value = this.last.value = null;
        this.draft.value = "";
      }
      this.picks.begin(0, null);
      this.offered.clear();
      this.complaint.value = null;
      this.connection.value = "connecting";
    });
    this.live = new Live(this.id, token, {
      onMessage: (message) => this.hear(message),
      onState: (state) => this.hears(state),
      onRefused: (refusal) => this.turnedAway(refusal),
    });
  }

  /**
   * A message of the server: it is shown in its turn, but for the clocks, which run on meanwhile.
   * @param {Told} message
   */
  hear(message) {
    if (message.type === "clock" || message.type === "snapshot")
      this.clock.value = message.times && { times: message.times, heard: performance.now() };
    if (message.type !== "clock") this.queue.add(message);
  }

  /**
   * How the table is heard now; once it is, nobody says any more that the server cannot be reached.
   * @param {string} state
   */
  hears(state) {
    this.connection.value = state;
    const heard = this.clock.peek();
    if (state === "lost" && heard) this.clock.value = halted(heard, performance.now());
    if (state !== "lost" && this.complaint.value?.key === UNREACHABLE.key) this.complaint.value = null;
  }

  /**
   * The table cannot be heard: a seat that is not ours any more becomes a place to watch from.
   * @param {Refused} refusal
   */
  turnedAway(refusal) {
    if (refusal.status !== 401 || this.token === null) {
      this.refused.value = refusal.phrase;
      return;
    }
    const seat = Object.keys(this.mine.value).find((own) => this.mine.value[own] === this.token);
    if (seat !== undefined) this.forget(Number(seat));
    this.connect(this.onlySeat());
    this.complaint.value = { key: seat === undefined ? "web-seat-taken" : "web-seat-lost" };
  }

  /**
   * Gets up from a seat of this browser.
   * @param {number} seat
   */
  forget(seat) {
    forgetSeat(this.id, seat);
    this.mine.value = seatsHere(this.id);
  }

  /** Takes the seat that was kept for a friend: its link ends, and the seat is held here by a token of its own. */
  async takeSeat() {
    this.live?.close(); // with the link its connection ends
    this.queue.empty(); // and what it said
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
    this.live?.close();
    this.queue.stop();
    this.again.close();
    seatNames.value = [];
  }

  /** @param {Message} message */
  isOwnMove(message) {
    return message.type === "move" && message.line.seat === this.state.value?.seat;
  }

  /**
   * What a message says becomes what the page shows.
   * @param {Message} message
   */
  take(message) {
    if (this.keepToken && this.invited && message.type === "snapshot" && message.table.seats[message.seat ?? -1]?.friend) {
      this.takeSeat();
      return;
    }
    batch(() => {
      if (message.type === "snapshot") {
        if (this.keepToken && message.seat !== null && this.token) this.sat(message.seat, this.token);
        this.state.value = { ...message, chat: message.chat.slice(-MOST_CHAT) };
        this.seen.value = Math.min(this.seen.peek(), newest(message));
      } else {
        if (message.type === "undo") this.announce(message);
        this.state.value = merged(this.known, message);
        if (message.type === "move") this.last.value = message.line;
      }
      if (message.type === "undo" || message.type === "snapshot") this.hints.anew();
      if (this.answersDoubt(message)) this.doubt.value = null;
      if (this.state.value.choice) this.offered.set(this.state.value.ply, this.state.value.choice.options);
      this.picks.begin(this.state.value.ply, this.state.value.choice);
      seatNames.value = this.state.value.table.seats.map((seat) => seat.name);
      this.giveUpTakenSeats();
      this.maybeDrawCurtain();
    });
  }

  /**
   * Whether what is asked once more is settled by a message: an own move, another position, the end. What others do
   * closes no question.
   * @param {Message} message
   */
  answersDoubt(message) {
    const renewed = ["undo", "snapshot", "start"].includes(message.type);
    return renewed || this.isOwnMove(message) || this.known.table.status !== "running";
  }

  /**
   * Who has begun to think is told when somebody takes back the move that let them begin.
   * @param {UndoMessage} message
   */
  announce({ seat, decision }) {
    const before = this.known.decision?.seat;
    if (before === this.known.seat && seat !== before && decision?.seat !== before)
      notify({ key: "web-undo-told", args: { player: { key: `seat-${seat}` } } });
  }

  /**
   * The words of an own choice as it was offered, if this page has seen it.
   * @param {number} ply after it
   * @returns {Phrase | null}
   */
  chosen(ply) {
    const code = this.known.log.find((line) => line.ply === ply)?.code;
    return this.offered.get(ply - 1)?.find((/** @type {Option} */ option) => option.code === code)?.words ?? null;
  }

  /**
   * Remembers a seat of this browser.
   * @param {number} seat
   * @param {string} token
   */
  sat(seat, token) {
    holdSeat(this.id, seat, token);
    this.mine.value = seatsHere(this.id);
  }

  /** A seat that was played here until its friend came is the friend's now. */
  giveUpTakenSeats() {
    const links = linksHere(this.id);
    const { table, seat: own } = this.known;
    for (const { seat, friend } of table.seats)
      if (friend === false && seat !== own && seat in links && this.mine.value[seat] === links[seat]) this.forget(seat);
  }

  /**
   * Passes the screen when another seat of this browser has to decide: by the curtain where that seat sees something
   * that the others may not, and what was seen before is put away; else at once.
   */
  maybeDrawCurtain() {
    const { decision, seat, table } = this.known;
    const asked = decision?.seat ?? -1;
    const isHere = asked in this.mine.value && asked !== seat;
    if (table.problem) return; // nobody is asked
    const noEyesYet = seat === null && Object.keys(this.mine.value).length > 0;
    if (table.status !== "running" || !(isHere || noEyesYet)) {
      if (noEyesYet && table.status === "over") this.look(Number(Object.keys(this.mine.value)[0]));
      return;
    }
    if (isHere) this.passTo(asked);
  }

  /**
   * Passes the screen to an own seat, once it is known whether that seat sees anything hidden.
   * @param {number} seat
   */
  async passTo(seat) {
    if (this.passing === seat) return;
    this.passing = seat;
    const token = this.mine.value[seat];
    const hidden = await get(`/tables/${this.id}/hidden`, token).then(
      (told) => told.hidden,
      (refusal) => {
        if (!refusal.phrase) throw refusal;
        return true; // what is not known may be hidden
      },
    );
    if (this.passing !== seat) return;
    this.passing = null;
    if (this.live?.closed || this.state.peek()?.decision?.seat !== seat) return;
    if (!hidden) {
      this.connect(token, { open: true });
      return;
    }
    if (this.known.seat !== null) this.connect(null);
    this.curtain.value = seat;
  }

  /**
   * Takes the eyes of an own seat: the screen was passed.
   * @param {number} seat
   */
  look(seat) {
    this.curtain.value = null;
    this.connect(this.mine.value[seat]);
  }

  /**
   * Where the player stands who is asked now; null if it is somebody else.
   * @returns {Asking | null}
   */
  asking() {
    const { view, seat, choice, decision, table } = this.known;
    if (!this.board || !choice || seat === null) return null;
    return { facts: this.board.facts, view: /** @type {View} */ (view), seat, seats: table.seats, choice, decision };
  }

  /**
   * Makes a choice of the player; what deserves it is asked once more before.
   * @param {string | string[]} codes
   */
  async choose(codes) {
    const asking = this.asking();
    const doubt = asking && !Array.isArray(codes) ? this.board?.doubt?.(codes, asking) : null;
    const key = doubt?.once ?? null;
    const wanted = !doubt?.pref || prefs.peek()[/** @type {"askEnd"} */ (doubt.pref)];
    if (!doubt || !wanted || (key && this.doubted.has(key))) return this.coached(codes);
    if (key) this.doubted.add(key);
    this.doubt.value = { ...doubt, act: () => this.coached(codes).catch(() => {}) };
    return undefined;
  }

  /**
   * Sends a choice; with a coach, what loses much is asked once more before.
   * @param {string | string[]} codes
   */
  async coached(codes) {
    const { ply, table } = this.known;
    if (!prefs.peek().coach || !table.hints.allowed || this.busy.peek()) return this.send(codes);
    this.busy.value = true;
    const words = await this.hints.warning(ply, Array.isArray(codes) ? codes : [codes]).finally(() => (this.busy.value = false));
    if (this.known.ply !== ply) return undefined; // taken back in another window
    if (!words) return this.send(codes);
    const act = () => this.send(codes).catch(() => {});
    this.doubt.value = { words, yes: { key: "web-hint-anyway" }, pref: "coach", never: { key: "web-hint-never" }, act };
    return undefined;
  }

  /** Asks for a hint about the present position: the idea, and when that is known the option. */
  askHint() {
    const { ply, table } = this.known;
    if (!table.hints.allowed || !this.myTurn.peek()) return Promise.resolve();
    return this.ask(() => this.hints.ask(ply));
  }

  /**
   * Makes a choice, or several one after another.
   * @param {string | string[]} codes
   */
  send(codes) {
    const { ply } = this.known;
    this.again.close();
    const body = Array.isArray(codes) ? { ply, codes } : { ply, code: codes };
    return this.ask(() => post(`/tables/${this.id}/moves`, body, this.token));
  }

  /** Shows once more what the others did since the own turn. */
  showAgain() {
    const { log, seat } = this.known;
    this.queue.skip();
    this.complaint.value = null;
    return this.again.begin(sinceOwnTurn(log, seat));
  }

  /**
   * Says that the game may begin, or not yet, for a seat of this browser.
   * @param {number} seat
   * @param {boolean} yes
   */
  ready(seat, yes) {
    return this.ask(() => post(`/tables/${this.id}/ready`, { yes }, this.mine.value[seat]));
  }
}
