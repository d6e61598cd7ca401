/** What cards are called and what they do, in the edition that is played. */

import { has, say } from "../../app/words.js";

const nameKey = (card) => `through_the_ages-card-${card}`;
const text = (card) => `through_the_ages-text-${card}`;
const text2006 = (card) => `through_the_ages-text_2006-${card}`;
const short = (card) => `web-through_the_ages-short-${card}`;
const short2006 = (card) => `web-through_the_ages-short_2006-${card}`;

/** Where the text of a card stands, and the words on its face: a short text where the whole is too long for it. */
const TEXTS = { 2015: [text], 2006: [text2006, text] };
const WORDS = { 2015: [short, text], 2006: [short2006, text2006, short, text] };

/** The first of some texts that a card has; null if it has none. */
function spoken(texts, card) {
  const key = texts.map((keyOf) => keyOf(card)).find(has);
  return key ? say(key) : null;
}

/** Names, texts and the words on faces of an edition. */
export function telling(edition) {
  const printed = edition === "2006" ? 2006 : 2015;
  return {
    nameKey,
    name: (card) => say(nameKey(card)),
    textOf: (card) => spoken(TEXTS[printed], card),
    wordsOf: (card) => spoken(WORDS[printed], card),
  };
}
