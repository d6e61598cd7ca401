/**
 * The grammar of play: touching a place where nothing is left to choose sends it; where a number is, touching it again
 * adds a person, and Enter or the button sends. Esc goes back, what cannot be done says why.
 */

import { useEffect, useMemo, useState } from "../../vendor/ui.js";
import { readOptions, seatPhrase, triedCode } from "./game.js";

/** @import { Phrase } from "../../types/platform.d.ts" */

const isMarket = (place) => place.startsWith("card_") || place.startsWith("building_");

/** All that the parts of the board need: what the platform gave, what is chosen, and what can be done with it. */
export function useGestures(props) {
  const { view, seat, choice, decision, send, whyNot, still, busy } = props;
  const [selected, setSelected] = useState(/** @type {{ place: string, n: number } | null} */ (null)); // before it is sent
  const [taking, setTaking] = useState(false); // the card for two resources is being turned over
  const [reason, setReason] = useState(/** @type {{ place: string, why: Phrase } | null} */ (null));
  const [compared, setCompared] = useState(null); // the rival whose board is open
  const read = useMemo(() => readOptions(still ? null : choice), [choice, still]);
  const mine = seat ?? 0;

  const clear = () => {
    setSelected(null);
    setTaking(false);
    setReason(null);
  };
  useEffect(clear, [choice, view]);

  const sendAll = (codes) => {
    if (busy) return;
    clear();
    send(codes.length === 1 ? codes[0] : codes).catch(() => {}); // the platform tells why
  };

  const offered = selected ? read.places[selected.place] : null;
  const buying = offered?.verb === "use" && selected && isMarket(selected.place) ? selected.place : null;

  const confirm = () => {
    if (!offered || !selected || busy) return;
    const tray = /** @type {HTMLFormElement | null} */ (document.querySelector(".stone-age .tray"));
    if (buying) tray?.requestSubmit(); // the tray knows the payment
    else sendAll([offered.verb === "place" ? `place ${selected.n} ${selected.place}` : `use ${selected.place}`]);
  };

  const setCount = (n) => {
    if (selected && offered?.counts?.includes(n)) setSelected({ ...selected, n });
  };

  /** Says at a place why a code cannot be chosen: the rule, or that somebody else is choosing. */
  const explain = async (place, code) => {
    if (still || seat === null || !decision) return;
    const why = choice
      ? await whyNot(code).catch(() => null) // no answer, no reason
      : { key: "web-status-waits", args: { player: seatPhrase(decision.seat) } };
    if (why) setReason({ place, why });
  };

  /** The code of a place at which nothing has to be chosen; null where something has. */
  const fixedCode = (place) => {
    const { verb, counts } = read.places[place];
    if (verb === "use") return isMarket(place) ? null : `use ${place}`;
    return counts?.length === 1 ? `place ${counts[0]} ${place}` : null;
  };

  /* Touching the third free ring of a place means three people; `byKey` is how Enter touches. */
  const touch = async (place, ring, byKey) => {
    if (selected && selected.place === place) return buying || byKey ? confirm() : setCount(selected.n + Math.max(ring, 1));
    clear();
    const spot = read.places[place];
    const fixed = spot && fixedCode(place);
    if (fixed) return sendAll([fixed]);
    if (spot) return setSelected({ place, n: spot.counts?.includes(ring) ? ring : (spot.counts?.[0] ?? 0) });
    return explain(place, triedCode(decision?.kind, place));
  };

  const onClick = (event) => {
    if (!event.target.closest("button, .bubble, .tray")) clear(); // beside everything: back
  };

  const onKeyDown = (event) => {
    if (event.key === "Escape" && (selected || taking || reason || compared !== null)) {
      clear();
      setCompared(null);
      event.stopPropagation();
    } else if (selected && offered?.counts && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const by = { ArrowUp: 1, ArrowRight: 1, "+": 1, ArrowDown: -1, ArrowLeft: -1, "-": -1 }[event.key];
      const n = by ? selected.n + by : Number(event.key);
      if (by || (n >= 1 && n <= 9)) {
        setCount(n);
        event.preventDefault();
      }
    }
  };

  return {
    ...props,
    ...{ read, mine, selected, reason, buying, taking, compared, offered },
    me: view.players[mine],
    ...{ clear, sendAll, confirm, setCount, touch, onClick, onKeyDown },
    take: () => {
      clear();
      if (read.takes.length) setTaking(true);
      else explain("any_two", "take 2 wood");
    },
    compare: setCompared,
  };
}
