/** The grammar of play: touching a place chooses it, touching it again sends it, Esc goes back, what cannot be done says why. */

import { useEffect, useMemo, useState } from "../../vendor/ui.js";
import { readOptions, triedCode } from "./game.js";

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

  /* Touching the third free ring of a place means three people. */
  const touch = async (place, ring) => {
    if (selected && selected.place === place) return ring > 0 ? setCount(selected.n + ring) : confirm();
    clear();
    const spot = read.places[place];
    if (spot) return setSelected({ place, n: spot.counts?.includes(ring) ? ring : (spot.counts?.[0] ?? 0) });
    if (!choice || still) return undefined;
    const why = await whyNot(triedCode(decision.kind, place)).catch(() => null); // no answer, no reason
    return why && setReason({ place, why });
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
      setTaking(true);
    },
    compare: setCompared,
  };
}
