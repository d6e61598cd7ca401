/** Looking for words in texts: which texts have them all, and where in them they stand. */

/**
 * Letters as people type them: without accents and capitals.
 * @param {string} text
 */
export const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The words of a wish.
 * @param {string} wish
 */
export const wordsOf = (wish) => folded(wish).split(/\s+/).filter(Boolean);

/**
 * Whether a text has all the words, be it inside longer ones.
 * @param {string} text
 * @param {string[]} words
 */
export function hasAll(text, words) {
  const found = folded(text);
  return words.every((word) => found.includes(word));
}

/**
 * A text in pieces, in turn without and with one of the words: the second, the fourth and so on are hits.
 * @param {string} text
 * @param {string[]} words
 */
export function pieces(text, words) {
  const letters = [...text].map((letter) => ({ letter, plain: folded(letter) }));
  const whole = letters.map(({ plain }) => plain).join("");
  const hits = Array.from(whole, () => false);
  for (const word of words)
    for (let at = whole.indexOf(word); word && at >= 0; at = whole.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  const found = [""];
  let place = 0;
  for (const { letter, plain } of letters) {
    const isHit = plain ? hits[place] : found.length % 2 === 0; // a mark goes with its letter
    if (isHit !== (found.length % 2 === 0)) found.push("");
    found[found.length - 1] += letter;
    place += plain.length;
  }
  return found;
}
