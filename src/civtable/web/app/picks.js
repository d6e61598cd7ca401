/** What a player has picked of several things that are chosen together, until it is sent as one choice. */
import { batch, computed, signal } from "../vendor/ui.js";

/** How many are picked and needed, as a phrase. */
function counted(several, n) {
  const { things, least, most } = several;
  const all = things.reduce((sum, thing) => sum + thing.count, 0);
  if (least === most) return { key: "several-of", args: { n, most } };
  if (least === 0) return { key: most === all ? "several-any" : "several-up-to", args: { n, most } };
  return { key: most === all ? "several-at-least" : "several-between", args: { n, least, most } };
}

export class Picks {
  /** `judge(codes)` asks whether codes are a whole choice: {view, reason}. `send(codes)` chooses them. */
  constructor({ judge, send }) {
    this.judge = judge;
    this.send = send;
    this.asked = ""; // the question, as text
    this.several = signal(null); // from what, how many; null where one thing is chosen
    this.picked = signal([]); // [{code, at}] in the order of picking; `at`: which of several equal things on the board
    this.verdict = signal(null); // {view, reason} of what is picked; null until it is told
    this.full = signal(false); // one more was wanted than can be chosen
    this.ready = computed(() => this.verdict.value !== null && this.verdict.value.reason === null);
    this.count = computed(() => this.several.value && counted(this.several.value, this.picked.value.length));
    this.why = computed(() => {
      if (this.full.value) return { key: "web-several-full", args: { most: this.several.value.most } };
      return this.verdict.value?.reason ?? null;
    });
  }

  /** A position was told: another question drops what was picked, the same one keeps it. */
  begin(ply, choice) {
    const asked = JSON.stringify([ply, choice]);
    if (asked === this.asked) return;
    this.asked = asked;
    this.several.value = choice?.several ?? null;
    this.put([]);
  }

  /** Whether a code is one of the things. */
  has(code) {
    return this.thing(code) !== undefined;
  }

  thing(code) {
    return this.several.value?.things.find((thing) => thing.code === code);
  }

  /** How often a thing is picked. */
  times(code) {
    return this.picked.value.filter((pick) => pick.code === code).length;
  }

  /** These are picked now. The server judges them, unless their number says enough. */
  put(picked) {
    batch(() => {
      this.picked.value = picked;
      this.verdict.value = null;
      this.full.value = false;
    });
    const several = this.several.peek();
    if (several === null || picked.length < several.least || !this.row().length) return;
    const tell = (verdict) => {
      if (this.picked.peek() === picked) this.verdict.value = verdict;
    };
    this.judge(this.row()).then(tell, () => tell({ view: null, reason: null })); // no answer: it is judged when it is sent
  }

  pick(code, at = 0) {
    const picked = this.picked.peek();
    if (this.times(code) >= this.thing(code).count) return;
    if (picked.length < this.several.peek().most) this.put([...picked, { code, at }]);
    else this.full.value = true;
  }

  drop(pick) {
    this.put(this.picked.peek().filter((other) => other !== pick));
  }

  /** One less of a thing. */
  less(code) {
    const last = this.picked.peek().findLast((pick) => pick.code === code);
    if (last) this.drop(last);
  }

  /** One more of a thing; none when there are no more. */
  toggle(code) {
    if (this.times(code) < this.thing(code).count) this.pick(code);
    else this.put(this.picked.peek().filter((pick) => pick.code !== code));
  }

  clear() {
    if (this.picked.peek().length) this.put([]);
  }

  /** The codes as they are sent. */
  row() {
    const { enough } = this.several.peek();
    const codes = this.picked.peek().map((pick) => pick.code);
    return enough ? [...codes, enough.code] : codes;
  }

  /** Sends the whole choice, if it is one. */
  confirm() {
    return this.ready.peek() ? this.send(this.row()) : Promise.resolve();
  }
}

/** The options of a question that are no part of what is chosen together. */
export function apart({ options, several }) {
  const codes = new Set([...several.things.map((thing) => thing.code), several.enough?.code]);
  return options.filter((option) => !codes.has(option.code));
}
