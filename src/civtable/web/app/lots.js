/** Drawing lots. */

/**
 * A list in an order drawn by lot.
 * @template Item
 * @param {Item[]} items
 * @param {() => number} [chance] from 0 to below 1
 */
export function byLot(items, chance = Math.random) {
  const drawn = [...items];
  for (let left = drawn.length; left > 1; left -= 1) {
    const at = Math.floor(chance() * left);
    [drawn[left - 1], drawn[at]] = [drawn[at], drawn[left - 1]];
  }
  return drawn;
}
