/** Where there is something to do, on a screen that shows one pane at a time. */

const IN_THE_FOOT = /^(?:hand:|$)/; // cards of the hand and answers in words are below every pane but the rivals'

/**
 * Which panes have something to do, by a game's way to read its options and to tell what lies on the table; both where
 * it is all in the foot.
 */
export const panesBy = (readOptions, isOnTable) => (choice, view, facts) => {
  const options = choice.several ? [...choice.options, ...choice.several.things] : choice.options;
  const things = Object.keys(readOptions({ ...choice, options }, view, facts)).filter((thing) => !IN_THE_FOOT.test(thing));
  const found = ["table", "mine"].filter((pane) => things.some((thing) => isOnTable(thing) === (pane === "table")));
  return found.length ? found : ["table", "mine"];
};
