/** The grammar of play on boards of cards: touching a thing chooses it and shows what can be done with it; touching it again does it, if there is one way; Esc goes back.
 *
 * A game tells how to read its options (`reading`):
 *   readOptions(choice, view)             the options by the thing they belong to; under "" those of words and numbers
 *   triedCode(thing, view, facts, kind)   the code that stands for touching a thing, to ask why it cannot be done
 *   changes(before, after, seat)          what differs between two views: [[name, icon, before, after], ...]
 *   cardOf(thing, board)                  the card that a thing is
 *   cardAsked(question, board)            the card that a question speaks of
 *   Big({board, id})                      a card in full
 *   isShown(thing, pane)                  whether a thing is on that part of the board
 *   isCovered(thing)                      whether a large sheet would lie on it
 *   grave                                 the codes that are asked twice
 *   free                                  the kinds of question in which one acts on the table at leisure
 *   figure(name)                          the key of a figure's name
 *   how                                   the key of the sentence that tells how to act
 *   rule(board)                           the key of the rule behind the open question
 *   Aside({board}), Contents({board, thing}), Ahead({board}), Beside({board, code})   more to see beside a question, a thing, the end of a turn, an option
 *   News({board})                         what has happened and should be looked at, while nothing is chosen or asked
 */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/ui.js";

const HOVER = 350; // milliseconds before a card is shown large

/** All that the parts of a board need: what the platform gave, what is chosen, and what can be done with it. */
export function useGestures(props, reading) {
  const { view, facts, seat, choice, decision, send, whyNot, still, busy, preview } = props;
  const [chosen, setChosen] = useState(null); // the thing whose options are open
  const [reason, setReason] = useState(null); // {thing, why}; why is null until it is told
  const [shown, setShown] = useState(null); // {card, rect}: the card that is shown large
  const [compared, setCompared] = useState(null); // the rival whose area is open
  const [effects, setEffects] = useState({}); // by code: what an option would change; null where it is not told
  const [considered, setConsidered] = useState(null); // the code of the option under the pointer or in the focus
  const [folded, setFolded] = useState(false); // the question is put aside to look at the table
  const timer = useRef(0);
  const asked = useRef(new Set()); // codes whose effect was asked for in this position
  const things = useMemo(() => reading.readOptions(still ? null : choice, view), [choice, view, still]);
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
    else timer.current = setTimeout(() => setShown({ card, rect: element.getBoundingClientRect() }), HOVER);
  };

  const play = (code) => {
    if (busy || still) return;
    clear();
    show(null);
    send(code).catch(() => {}); // the platform tells why
  };

  const touch = async (thing) => {
    const options = things[thing];
    show(null);
    if (chosen === thing && options?.length === 1) return play(options[0].code);
    clear();
    if (chosen === thing) return undefined;
    setChosen(thing);
    if (options || !choice || still) return undefined;
    const code = reading.triedCode(thing, view, facts, decision?.kind);
    if (!code) return undefined;
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
    if (event.key !== "Escape" || (chosen === null && compared === null && !shown)) return;
    clear();
    show(null);
    setCompared(null);
    event.stopPropagation();
  };

  return {
    ...props,
    ...{ reading, things, mine, chosen, reason, shown, compared, effects, considered, folded },
    me: view.players[mine],
    ...{ clear, play, show, touch, learn, consider, onKeyDown, compare: setCompared, fold: setFolded },
  };
}
