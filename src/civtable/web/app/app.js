/** The frame around every page, and which page an address shows. */
import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { path } from "./router.js";
import { say, language, LANGUAGES } from "./words.js";
import { prefer } from "./prefs.js";
import { asked } from "./attention.js";
import { Toasts } from "../parts/toasts.js";
import { Icon, SIGN } from "../icons.js";
import { WelcomePage } from "../pages/welcome.js";
import { LobbyPage } from "../pages/lobby.js";
import { NewTablePage } from "../pages/new.js";
import { TablePage } from "../pages/table.js";
import { ReplayPage } from "../pages/replay.js";
import { AnalysisPage } from "../pages/analysis.js";
import { JudgedPage } from "../pages/judged.js";
import { VerifyPage } from "../pages/verify.js";
import { ImportPage } from "../pages/import.js";
import { AccountPage } from "../pages/account.js";
import { SettingsPage } from "../pages/settings.js";
import { CreditsPage } from "../pages/credits.js";
import { GuidePage } from "../pages/guide.js";
import { PuzzlePage } from "../pages/puzzle.js";
import { PuzzlesPage } from "../pages/puzzles.js";
import { CampaignPage } from "../pages/campaign.js";
import { LibraryPage } from "../pages/library.js";
import { RulesPage } from "../pages/rules.js";
import { DailyPage } from "../pages/daily.js";
import { ChallengesPage } from "../pages/challenges.js";
import { StatisticsPage } from "../pages/statistics.js";
import { NoticesPage } from "../pages/notices.js";
import { PlayerRatingsPage, RatingsPage } from "../pages/ratings.js";
import { FriendsPage } from "../pages/friends.js";
import { TournamentsPage } from "../pages/tournaments.js";
import { NewTournamentPage } from "../pages/new_tournament.js";
import { TournamentPage } from "../pages/tournament.js";
import { NotFoundPage } from "../pages/not_found.js";

/**
 * A page gets what the brackets of its path caught.
 * @typedef {{ path: RegExp, page: (props: { args: string[], phrase?: null }) => unknown, title: string, full?: boolean }} Route
 */

/**
 * Paths and pages. `full` pages fill the window and have no scrolling of their own.
 * @type {Route[]}
 */
const ROUTES = [
  { path: /^\/$/, page: WelcomePage, title: "web-title-welcome" },
  { path: /^\/lobby$/, page: LobbyPage, title: "web-title-lobby" },
  { path: /^\/new(?:\/(\w+))?$/, page: NewTablePage, title: "web-title-new" },
  { path: /^\/table\/([\w-]+)$/, page: TablePage, title: "web-title-table", full: true },
  { path: /^\/table\/([\w-]+)\/replay(?:\/(\d+))?$/, page: ReplayPage, title: "web-title-replay", full: true },
  { path: /^\/table\/([\w-]+)\/analysis(\/open)?$/, page: AnalysisPage, title: "web-title-analysis" },
  { path: /^\/table\/([\w-]+)\/analysis(\/open)?\/(\d+)$/, page: JudgedPage, title: "web-title-judged", full: true },
  { path: /^\/table\/([\w-]+)\/verify$/, page: VerifyPage, title: "web-title-verify" },
  { path: /^\/import$/, page: ImportPage, title: "web-title-import" },
  { path: /^\/account$/, page: AccountPage, title: "web-title-account" },
  { path: /^\/settings$/, page: SettingsPage, title: "web-title-settings" },
  { path: /^\/credits$/, page: CreditsPage, title: "web-title-credits" },
  { path: /^\/guide\/(\w+)$/, page: GuidePage, title: "web-title-guide", full: true },
  { path: /^\/puzzles$/, page: PuzzlesPage, title: "web-title-puzzles" },
  { path: /^\/puzzle(?:\/([\w-]+))?$/, page: PuzzlePage, title: "web-title-puzzle", full: true },
  { path: /^\/cards\/(\w+)$/, page: LibraryPage, title: "web-title-library" },
  { path: /^\/rules\/(\w+)$/, page: RulesPage, title: "web-title-rules" },
  { path: /^\/campaign(?:\/([\w-]+))?$/, page: CampaignPage, title: "web-title-campaign" },
  { path: /^\/daily(?:\/(\w+))?(?:\/(\d{4}-\d\d-\d\d))?$/, page: DailyPage, title: "web-title-daily" },
  { path: /^\/challenges$/, page: ChallengesPage, title: "web-title-challenges" },
  { path: /^\/ratings(?:\/(\w+)\/(\d)(?:\/(\w+))?)?$/, page: RatingsPage, title: "web-title-ratings" },
  { path: /^\/player\/([^/]+)\/ratings$/, page: PlayerRatingsPage, title: "web-title-ratings-player" },
  { path: /^\/tournaments$/, page: TournamentsPage, title: "web-title-tournaments" },
  { path: /^\/tournaments\/new$/, page: NewTournamentPage, title: "web-title-new_tournament" },
  { path: /^\/tournaments\/([\w-]+)$/, page: TournamentPage, title: "web-title-tournament" },
  { path: /^\/friends$/, page: FriendsPage, title: "web-title-friends" },
  { path: /^\/statistics$/, page: StatisticsPage, title: "web-title-statistics" },
  { path: /^\/notices\/(confirm|stop|open)$/, page: NoticesPage, title: "web-title-notices" },
  { path: /^/, page: NotFoundPage, title: "web-title-not_found" },
];

/**
 * The route of a path, with what its brackets caught.
 * @param {string} address
 */
function routed(address) {
  const route = /** @type {Route} */ (ROUTES.find(({ path: form }) => form.test(address))); // the last one fits always
  return { ...route, args: route.path.exec(address)?.slice(1) ?? [] };
}

/** The whole client. */
export function App() {
  const { page: Page, title, full, args } = routed(path.value);
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
      <main id="main" tabindex="-1" ref=${main}><${Page} key=${key} args=${args} /></main>
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
