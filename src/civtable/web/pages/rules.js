/** The rules of a game: chapters at the side, a search that leaves what fits, and a light on the rule that the address names. */
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/ui.js";
import { language, say } from "../app/words.js";
import { getOnce } from "../app/api.js";
import { hasAll, pieces, wordsOf } from "../app/search.js";
import { useBoard, useNarrow } from "../parts/board_frame.js";
import { BoardPicture } from "../parts/board_picture.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { NotFoundPage } from "./not_found.js";

/** @import { FoundBoard, Library, RefusedBoard } from "../types/board.d.ts" */
/** @import { Chapter, GuideScript, Rule, Rules } from "../types/platform.d.ts" */

/** @typedef {Library & { look: string }} Shelf */
/** @typedef {{ found: FoundBoard, script: GuideScript, boards: NonNullable<Rules["boards"]> }} Boards */

/**
 * What is looked for in a rule.
 * @param {Rule} rule
 */
const allOf = ({ text, items, table }) => [text, ...items, ...table.flat()].join(" ").replaceAll("**", "");

/** @param {{ args: string[] }} props */
export function RulesPage({ args: [game] }) {
  const tag = language.value;
  const [{ value, phrase }] = useAnswer(() => getOnce(`/games/${game}/rules?lang=${tag}`), [game, tag]);
  const before = useRef(/** @type {Rules | null} */ (null)); // stays until the same is there in another language
  const found = useBoard(game); // draws the cards, which may come after the text
  before.current = value ?? before.current;
  if (phrase) return html`<${NotFoundPage} phrase=${phrase} />`;
  if (!before.current) return html`<div class="page"><${Waiting} /></div>`;
  return html`<${Text} rules=${before.current} found=${found} />`;
}

/**
 * The cards of a game, and how they are drawn.
 * @param {FoundBoard | RefusedBoard | null} found
 * @returns {Shelf | null}
 */
function shelfOf(found) {
  return found?.Board && found.library ? { ...found.library(found.facts), look: found.libraryClass } : null;
}

/**
 * The cards that are shown with a rule; none where the game has no library.
 * @param {{ cards: string[] | undefined, shelf: Shelf | null }} props
 */
function Pictures({ cards, shelf }) {
  if (!cards || !shelf) return null;
  const shown = cards.flatMap((id) => shelf.cards.find((card) => card.id === id) ?? []);
  return html`
    <ul class="library-cards rule-cards ${shelf.look}">${shown.map((card) => html`
      <li key=${card.key}><${shelf.Card} card=${card} /></li>`)}</ul>`;
}

/**
 * What parts of the board are drawn with, where they are wanted and there is room for them.
 * @param {Rules} rules
 * @param {FoundBoard | RefusedBoard | null} found
 * @returns {Boards | null}
 */
function useBoards({ game, boards }, found) {
  const wide = !useNarrow();
  const [{ value: script }] = useAnswer(async () => (boards && wide ? getOnce(`/games/${game}/guide`) : null), [game, wide]);
  return useMemo(() => (boards && script && found?.Board && wide ? { found, script, boards } : null), [script, found, wide]);
}

/**
 * The part of the page that the address names; `onHidden` is called when it is not shown. It keeps its place when pictures
 * come, unless somebody has gone on.
 * @param {() => void} onHidden
 * @param {number} drawn how many kinds of pictures are there
 */
function useNamed(onHidden, drawn) {
  const [named, setNamed] = useState(location.hash.slice(1));
  useEffect(() => {
    const change = () => {
      const id = location.hash.slice(1);
      if (!document.getElementById(id)) onHidden();
      setNamed(id);
    };
    addEventListener("hashchange", change);
    return () => removeEventListener("hashchange", change);
  }, []);
  useEffect(() => {
    const part = named ? document.getElementById(named) : null;
    part?.scrollIntoView({ block: "start" });
    part?.focus({ preventScroll: true });
  }, [named]);
  useLayoutEffect(() => {
    const part = named ? document.getElementById(named) : null;
    if (part && part === document.activeElement) part.scrollIntoView({ block: "start" });
  }, [drawn]);
  return named;
}

/** @param {{ rules: Rules, found: FoundBoard | RefusedBoard | null }} props */
function Text({ rules, found }) {
  const [wish, setWish] = useState("");
  const words = useMemo(() => wordsOf(wish), [wish]);
  const chapters = useMemo(() => fitting(rules, words), [rules, words]);
  const shelf = useMemo(() => shelfOf(found), [found]);
  const boards = useBoards(rules, found);
  const named = useNamed(() => setWish(""), Number(shelf !== null) + Number(boards !== null));
  const count = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return html`
    <div class="page rules-page" lang=${rules.language}>
      <div class="row spread rules-head">
        <h1>${rules.title}</h1>
        <button class="button small quiet" onClick=${() => window.print()}>${say("web-rules-print")}</button>
      </div>
      <aside class="rules-side">
        <form class="field" role="search" onSubmit=${(event) => event.preventDefault()}>
          <input class="input" type="search" aria-label=${say("web-rules-search")} placeholder=${say("web-rules-search")} value=${wish}
                 onInput=${(event) => setWish(event.target.value)} />
        </form>
        <p role="status" class="small quiet-text rules-count">${words.length ? say("web-rules-found", { n: count }) : ""}</p>
        <${Contents} chapters=${chapters} />
      </aside>
      <div class="rules-text">
        ${chapters.map((chapter) => html`
          <${Part} key=${chapter.id} chapter=${chapter} words=${words} named=${named} pictures=${rules.pictures} shelf=${shelf}
                    boards=${boards} />`)}</div>
    </div>`;
}

/**
 * The chapters with the rules that have all the words.
 * @param {Rules} rules
 * @param {string[]} words
 */
function fitting(rules, words) {
  if (!words.length) return rules.chapters;
  return rules.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => hasAll(allOf(rule), words)) }))
    .filter((chapter) => chapter.rules.length);
}

/**
 * The way to each chapter; on a phone it hangs from one line.
 * @param {{ chapters: Chapter[] }} props
 */
function Contents({ chapters }) {
  const narrow = useNarrow();
  const menu = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const close = () => menu.current?.removeAttribute("open");
  const list = html`<ol class="plain rules-chapters">
    ${chapters.map(({ id, title }) => html`<li key=${id}><a href=${`#${id}`} onClick=${close}>${title}</a></li>`)}</ol>`;
  const label = say("web-rules-chapters");
  if (!narrow) return html`<nav aria-label=${label}>${list}</nav>`;
  return html`<nav aria-label=${label}><details class="rules-menu" ref=${menu}
      onKeyDown=${(event) => event.key === "Escape" && close()}><summary>${label}</summary>${list}</details></nav>`;
}

/**
 * A chapter, with what is looked for marked.
 * @typedef {{ pictures: Rules["pictures"], shelf: Shelf | null, boards: Boards | null }} Shown
 * @param {{ chapter: Chapter, words: string[], named: string } & Shown} props
 */
function Part({ chapter, words, named, pictures, shelf, boards }) {
  const lit = (/** @type {string} */ id) => (id === named ? "glows" : "");
  return html`
    <section class="panel panel-body rules-chapter" aria-labelledby=${chapter.id}>
      <h2 id=${chapter.id} tabindex="-1" class=${lit(chapter.id)}>${chapter.title}</h2>
      ${chapter.rules.map((rule) => html`
        <div key=${rule.id} id=${rule.id} tabindex="-1" class="rule-text ${lit(rule.id)}">
          <a class="rule-anchor" href=${`#${rule.id}`} aria-hidden="true" tabindex="-1" title=${say("web-rules-link")}>§</a>
          ${rule.text && html`<p><${Marked} text=${rule.text} words=${words} /></p>`}
          ${rule.items.length > 0 && html`
            <ul>${rule.items.map((item) => html`<li key=${item}><${Marked} text=${item} words=${words} /></li>`)}</ul>`}
          ${rule.table.length > 0 && html`<${Table} rows=${rule.table} words=${words} />`}
          <${Pictures} cards=${pictures[rule.id]} shelf=${shelf} />
          ${boards && rule.id in boards.boards.around && html`
            <${BoardPicture} found=${boards.found} script=${boards.script} ply=${boards.boards.position}
                             spot=${boards.boards.around[rule.id]} />`}
        </div>`)}
    </section>`;
}

/**
 * A table, which scrolls by itself where it is wider than a phone.
 * @param {{ rows: string[][], words: string[] }} props
 */
function Table({ rows: [head, ...rows], words }) {
  return html`
    <div class="scroll" tabindex="0" role="group" aria-label=${head.join(", ")}>
      <table class="table">
        <thead><tr>${head.map((cell) => html`<th scope="col"><${Marked} text=${cell} words=${words} /></th>`)}</tr></thead>
        <tbody>${rows.map((row) => html`
          <tr>${row.map((cell) => html`<td><${Marked} text=${cell} words=${words} /></td>`)}</tr>`)}</tbody>
      </table>
    </div>`;
}

/**
 * Words with their terms in bold, and with marks on what is looked for.
 * @param {{ text: string, words: string[] }} props
 */
function Marked({ text, words }) {
  const spoken = (/** @type {string} */ part) =>
    (words.length ? pieces(part, words).map((piece, i) => (i % 2 ? html`<mark>${piece}</mark>` : piece)) : part);
  return html`${text.split("**").map((part, i) => (i % 2 ? html`<b>${spoken(part)}</b>` : spoken(part)))}`;
}
