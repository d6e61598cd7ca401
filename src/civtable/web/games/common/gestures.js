/**
 * The grammar of play on boards of cards: touching a thing chooses it and shows what can be done with it; touching it
 * again does it, if there is one way; Esc goes back.
 * Where several things are chosen together, touching one picks it, touching it again takes that back, and one button
 * sends them all; Esc drops them.
 *
 * A game tells how to read its options (`reading`):
 *   readOptions(choice, view)             the options by the thing they belong to; under "" those of words and numbers
 *   triedCode(thing, view, facts, kind, choice)
 *                                         the code that stands for touching a thing, to ask why it cannot be done
 *   known(thing, view, facts, kind)       why it cannot be done, where that is known without asking
 *   idle                                  what is said of a thing with which nothing is ever done
 *   changes(before, after, seat)          what differs between two views: [[name, icon, before, after], ...]
 *   cardOf(thing, board)                  the card that a thing is
 *   cardAsked(question, board)            the card that a question speaks of
 *   Big({board, id})                      a card in full
 *   isShown(thing, pane)                  whether a thing is on that part of the board
 *   beside                                whether large cards have a place of their own beside the board
 *   grave                                 the codes that cannot be mended
 *   free                                  the kinds of question in which one acts on the table at leisure
 *   figure(name)                          the key of a figure's name
 *   how                                   the key of the sentence that tells how to act
 *   rule(board)                           the key of the rule behind the open question
 *   Aside({board})                        more to see beside a question
 *   Contents({board, thing})              more to see beside a thing
 *   Ahead({board})                        more to see beside the end of a turn
 *   Beside({board, code})                 more to see beside an option
 *   News({board})                         what has happened and should be looked at, while nothing is chosen or asked
 */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/ui.js";
import { apart } from "../../app/picks.js";

/** @import { Phrase } from "../../types/platform.d.ts" */

const HOVER = 350; // milliseconds before a card is shown large

/** The picks of a thing by which of its equals on the table they are: each where it was touched, or the first that is free. */
function places(picked, codes) {
  const found = new Map();
  picked.forEach((pick, index) => {
    if (!codes.has(pick.code)) return;
    let at = found.has(pick.at) ? 0 : pick.at;
    while (found.has(at)) at += 1;
    found.set(at, { pick, index });
  });
  return found;
}

/** What can be picked, on which things, and the touch that does it. */
function usePicking({ picks, choice, view, still }, reading) {
  const several = still || !choice ? null : (picks?.several.value ?? null);
  const picked = picks?.picked.value ?? [];
  const pickable = useMemo(() => reading.readOptions(several && { ...choice, options: several.things }, view), [several, choice, view]);
  const picksOn = (thing) => places(picked, new Set(pickable[thing]?.map((option) => option.code)));

  /** Picks a thing, or one of several equal things, or takes that back. False where it has to be asked which way. */
  const touchPick = (thing, copy) => {
    const there = copy === null ? null : picksOn(thing).get(copy);
    if (there) picks.drop(there.pick);
    else if (pickable[thing].length > 1) return false;
    else if (copy === null) picks.toggle(pickable[thing][0].code);
    else picks.pick(pickable[thing][0].code, copy);
    return true;
  };

  return { several, pickable, picksOn, touchPick };
}

/** All that the parts of a board need: what the platform gave, what is chosen, and what can be done with it. */
export function useGestures(props, reading) {
  const { view, facts, seat, choice, decision, send, whyNot, still, busy, preview, picks } = props;
  const [chosen, setChosen] = useState(null); // the thing whose options are open
  const [reason, setReason] = useState(/** @type {{ thing: string, why: Phrase | null } | null} */ (null)); // `why`: null until it is told
  const [shown, setShown] = useState(/** @type {{ card: string, rect: DOMRect, at: HTMLElement } | null} */ (null)); // the card shown large
  const [compared, setCompared] = useState(null); // the rival whose area is open
  const [effects, setEffects] = useState({}); // by code: what an option would change; null where it is not told
  const [considered, setConsidered] = useState(null); // the code of the option under the pointer or in the focus
  const [folded, setFolded] = useState(false); // the question is put aside to look at the table
  const timer = useRef(0);
  const asked = useRef(new Set()); // codes whose effect was asked for in this position
  const { several, pickable, picksOn, touchPick } = usePicking(props, reading);
  const offered = useMemo(() => (several ? { ...choice, options: apart(choice) } : choice), [choice, several]);
  const things = useMemo(() => reading.readOptions(still ? null : offered, view), [offered, view, still]);
  const mine = seat ?? 0;

  const clear = () => {
    setChosen(null);
    setReason(null);
    setFolded(false);
  };
  const forget = () => {
    clear();
    asked.current = new Set();
    setEffects({});
    setConsidered(null);
  };
  useLayoutEffect(forget, [choice, view]); // at once: what is touched next stays chosen
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (card, element) => {
    clearTimeout(timer.current);
    if (!card) setShown(null);
    else timer.current = setTimeout(() => setShown({ card, rect: element.getBoundingClientRect(), at: element }), HOVER);
  };

  const play = (code) => {
    if (busy || still) return;
    clear();
    show(null);
    send(code).catch(() => {}); // the platform tells why
  };

  const touch = async (thing, copy = null) => {
    const options = things[thing] ?? pickable[thing];
    show(null);
    if (pickable[thing] && touchPick(thing, copy)) return clear();
    if (chosen === thing && things[thing]?.length === 1) return play(options[0].code);
    clear();
    if (chosen === thing) return undefined;
    setChosen(thing);
    if (options || !decision || still || seat === null) return undefined;
    const known = reading.known?.(thing, view, facts, decision.kind);
    if (known) return setReason({ thing, why: known });
    const code = reading.triedCode(thing, view, facts, decision.kind, choice);
    if (!code) return reading.idle && setReason({ thing, why: reading.idle });
    if (!choice) return setReason({ thing, why: { key: "web-status-waits", args: { player: { key: `seat-${decision.seat}` } } } });
    setReason({ thing, why: null }); // keeps its place from the beginning
    const why = await whyNot(code).catch(() => null); // no answer, no reason
    return setReason((open) => (open?.thing === thing ? { thing, why } : open));
  };

  /** What an option would change for this player, told by the server where it tells nothing new. */
  const learn = async (code) => {
    const here = asked.current;
    if (here.has(code)) return;
    here.add(code);
    const after = await preview(code).catch(() => null);
    if (here === asked.current) setEffects((known) => ({ ...known, [code]: after && reading.changes(view, after, mine) }));
  };

  /** The player looks at an option, or at none any more. */
  const consider = (code) => {
    setConsidered(code);
    if (code !== null) learn(code);
  };

  const onKeyDown = (event) => {
    const open = chosen !== null || compared !== null || shown;
    if (event.key !== "Escape" || !(open || picks?.picked.peek().length)) return;
    if (!open) picks.clear();
    clear();
    show(null);
    setCompared(null);
    event.stopPropagation();
  };

  return {
    ...props,
    ...{ reading, things, mine, chosen, reason, shown, compared, effects, considered, folded },
    ...{ several, pickable, picksOn },
    me: view.players[mine],
    ...{ clear, play, show, touch, learn, consider, onKeyDown, compare: setCompared, fold: setFolded },
  };
}
