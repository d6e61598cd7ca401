/** Paying in one gesture: for a card or a building, for missing food; and taking two resources of one's choice. */

import { html, useEffect, useState } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { BuildingFace, CardFace } from "./faces.js";
import { GOODS, HUNGER, canAfford, firstPayment, fits, goodsCode, NOTHING, priceAt, total, worthOf } from "./game.js";
import { TwoResources } from "./player.js";
import { Chips, Tray } from "./tray.js";

const isCard = (place) => place.startsWith("card_");

/** What lies on a place of the market: its words and its face. */
function lyingOn(board, place) {
  const { view, facts, say } = board;
  const slot = Number(place.slice(-1)) - 1;
  const id = isCard(place) ? view.row[slot] : view.stacks[slot].open;
  if (isCard(place))
    return {
      words: say(`stone_age-card-${id}`),
      face: html`<span class="slip face"><${CardFace} id=${id} card=${facts.cards[id]} players=${view.players.length} /></span>`,
    };
  return {
    words: say(`stone_age-building-${id}`),
    face: html`<span class="slip face tile"><${BuildingFace} id=${id} tile=${facts.buildings[id]} say=${say} /></span>`,
  };
}

/** The price as a short sentence, with the points of a payment where they depend on it. */
function priceWords(say, price, points) {
  let words = say("web-stone_age-price", { n: price.least });
  if (price.cost) words = say("web-stone_age-price-fixed");
  else if (price.least !== price.most)
    words = say("web-stone_age-price-range", { least: price.least, most: price.most });
  if (price.kinds) words += `, ${say("web-stone_age-kinds", { n: price.kinds })}`;
  return points ? `${words} · ${say("stone_age-n-points", { n: points })}` : words;
}

/** Paying for what one stands on. `first` is the code that sends the person to work, where it was not sent yet. */
export function PayTray({ board, place, first = null }) {
  const { say, view, facts, me } = board;
  const price = priceAt(place, view, facts);
  const [paid, setPaid] = useState(() => firstPayment(place, price, me));
  useEffect(() => setPaid(firstPayment(place, price, me)), [place, total(me)]);
  const { words, face } = lyingOn(board, place);
  const affordable = canAfford(price, me);
  if (first && !affordable && !me.any_two_resources)
    return html`<${ComeHome} board=${board} title=${words} about=${face} code=${first} />`;
  const points = isCard(place) || price.cost ? 0 : worthOf(paid);
  const send = (last) => board.sendAll(first ? [first, last] : [last]);
  return html`<${Tray}
    board=${board}
    title=${words}
    about=${face}
    yes=${affordable && say("web-stone_age-pay", { n: total(paid) })}
    ready=${fits(price, paid)}
    onYes=${() => send(`pay ${goodsCode(paid)}`)}
    no=${say("web-stone_age-leave")}
    onNo=${() => send("decline")}
    onClose=${first && board.clear}
  >
    <${Chips} board=${board} amounts=${paid} most=${price.most} change=${setPaid} />
    <div class="row">
      <p class="small quiet-text" role="status">${priceWords(say, price, points)}</p>
      <${TwoResources} board=${board} player=${me} mine=${true} />
    </div>
  </${Tray}>`;
}

/** Nothing can be paid: the person comes home, and the rules do not even ask. */
function ComeHome({ board, title, about, code }) {
  const { say } = board;
  return html`<${Tray}
    board=${board}
    title=${title}
    about=${about}
    yes=${say("web-stone_age-bring-home")}
    ready=${true}
    onYes=${() => board.sendAll([code])}
    onClose=${board.clear}
  >
    <p>${say("web-stone_age-cannot-pay")}</p>
  </${Tray}>`;
}

/** Food is short: resources instead, or hunger. */
export function FeedTray({ board, step }) {
  const { say, me } = board;
  const { missing } = step;
  const first = firstPayment("card_", { least: missing, cost: null }, me);
  const [paid, setPaid] = useState(first);
  useEffect(() => setPaid(first), [missing, total(me)]);
  return html`<${Tray}
    board=${board}
    title=${say("web-stone_age-feed", { n: missing })}
    about=${html`<${Icon} name="food" size=${44} />`}
    yes=${total(me) >= missing && say("web-stone_age-pay", { n: total(paid) })}
    ready=${total(paid) === missing}
    onYes=${() => board.sendAll([`pay ${goodsCode(paid)}`])}
    no=${say("web-stone_age-starve", { n: HUNGER })}
    onNo=${() => board.sendAll(["starve"])}
  >
    <${Chips} board=${board} amounts=${paid} most=${missing} change=${setPaid} />
    <div class="row"><${TwoResources} board=${board} player=${me} mine=${true} /></div>
  </${Tray}>`;
}

/** The card for any two resources is turned over. */
export function TakeTray({ board }) {
  const { say, read } = board;
  const [taken, setTaken] = useState(NOTHING);
  const code = read.takes.find((take) => GOODS.every((good) => take.goods[good] === taken[good]))?.code;
  return html`<${Tray}
    board=${board}
    title=${say("web-stone_age-any-two")}
    yes=${say("web-stone_age-take", { n: total(taken) })}
    ready=${Boolean(code)}
    onYes=${() => board.sendAll([code])}
    onClose=${board.clear}
  >
    <${Chips} board=${board} amounts=${taken} most=${2} change=${setTaken} gaining=${true} />
  </${Tray}>`;
}
