/** The frame around every page. */
import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { path } from "./router.js";
import { comePage, fetchPage, routed } from "./routes.js";
import { say, language, LANGUAGES } from "./words.js";
import { prefer } from "./prefs.js";
import { asked } from "./attention.js";
import { asking, Waiting } from "../parts/loading.js";
import { Toasts } from "../parts/toasts.js";
import { Icon, SIGN } from "../icons.js";

/** @import { Answer } from "../parts/loading.js" */
/** @import { Page, Route } from "./routes.js" */

/**
 * The page of the address. The one before stays until the program of the next one has come; `phrase` says why it does not.
 * @returns {Route & { args: string[], Page: Page | null, phrase: Answer<Page>["phrase"] }}
 */
function useRouted() {
  const wanted = routed(path.value);
  const [{ phrase }, hear] = useState(/** @type {Answer<Page>} */ ({}));
  const Page = comePage(wanted);
  const shown = useRef(/** @type {ReturnType<typeof useRouted>} */ ({ ...wanted, Page: null, phrase: undefined }));
  useEffect(() => {
    hear({});
    return Page ? undefined : asking(() => fetchPage(wanted), hear);
  }, [wanted.page]);
  if (Page) shown.current = { ...wanted, Page, phrase: undefined };
  return Page || !phrase ? shown.current : { ...wanted, Page: null, phrase };
}

/** The whole client. */
export function App() {
  const { Page, phrase, title, full, args } = useRouted();
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  const key = `${title} ${args[0] ?? ""}`;
  const shownBefore = useRef(key);
  useEffect(() => {
    document.title = `${say(asked.value ? "web-title-your_turn" : title)} · civtable`;
  }, [title, language.value, asked.value]);
  useEffect(() => {
    if (shownBefore.current !== key) main.current?.focus({ preventScroll: true });
    shownBefore.current = key;
  }, [key]);
  return html`
    <a class="skip-link" href="#main" onClick=${(event) => { event.preventDefault(); main.current?.focus(); }}>${say("web-skip-main")}</a>
    <div class=${full ? "frame full" : "frame"}>
      <${TopBar} />
      <main id="main" tabindex="-1" ref=${main}>${
        Page ? html`<${Page} key=${key} args=${args} />` : html`<div class="page"><${Waiting} phrase=${phrase} /></div>`}</main>
    </div>
    <${Toasts} />
  `;
}

const NAVIGATION = [
  ["/lobby", "web-nav-lobby"],
  ["/new", "web-nav-new"],
  ["/daily", "web-nav-daily"],
  ["/challenges", "web-title-challenges"],
  ["/ratings", "web-nav-ratings"],
  ["/import", "web-nav-import"],
  ["/account", "web-nav-account"],
  ["/settings", "web-nav-settings"],
];

/** The bar on top: the way home, the pages, the language. On a phone the pages hang from a button. */
function TopBar() {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [path.value]);
  const links = NAVIGATION.map(([target, key]) => html`
    <a href=${target} aria-current=${path.value.startsWith(target) ? "page" : null}>${say(key)}</a>`);
  return html`
    <header class="topbar">
      <a class="brand name" href="/">
        <img src=${SIGN} alt="" width="24" height="24" /> civtable<span class="spoken">: ${say("web-nav-home")}</span></a>
      <nav class=${open ? "pages open" : "pages"} id="pages" aria-label=${say("web-nav-label")}
           onKeyDown=${(event) => event.key === "Escape" && setOpen(false)}>${links}</nav>
      <${LanguageChoice} />
      <button class="button quiet small icon-only menu-button" aria-expanded=${open} aria-controls="pages" aria-label=${say("web-nav-menu")}
              onClick=${() => setOpen(!open)}><${Icon} name=${open ? "close" : "menu"} /></button>
    </header>`;
}

/** The language, changed at once. */
function LanguageChoice() {
  return html`
    <select class="select language" aria-label=${say("web-language")} value=${language.value}
            onChange=${(event) => prefer({ language: event.target.value })}>
      ${Object.entries(LANGUAGES).map(([tag, name]) => html`
        <option value=${tag} lang=${tag} selected=${tag === language.value}>${name}</option>`)}
    </select>`;
}
