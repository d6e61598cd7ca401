/** Which page an address shows. The program of a page comes when somebody goes there. */
import { program } from "./programs.js";

/**
 * A page gets what the brackets of its path caught.
 * @typedef {(props: { args: string[], phrase?: null }) => unknown} Page
 * @typedef {{ path: RegExp, page: () => Promise<Page>, title: string, full?: boolean }} Route
 */

/**
 * Paths and pages. `full` pages fill the window and have no scrolling of their own.
 * @type {Route[]}
 */
const ROUTES = [
  { path: /^\/$/, title: "web-title-welcome",
    page: async () => (await import("../pages/welcome.js")).WelcomePage },
  { path: /^\/lobby$/, title: "web-title-lobby",
    page: async () => (await import("../pages/lobby.js")).LobbyPage },
  { path: /^\/new(?:\/(\w+))?$/, title: "web-title-new",
    page: async () => (await import("../pages/new.js")).NewTablePage },
  { path: /^\/table\/([\w-]+)$/, title: "web-title-table", full: true,
    page: async () => (await import("../pages/table.js")).TablePage },
  { path: /^\/table\/([\w-]+)\/replay(?:\/(\d+))?$/, title: "web-title-replay", full: true,
    page: async () => (await import("../pages/replay.js")).ReplayPage },
  { path: /^\/table\/([\w-]+)\/analysis(\/open)?$/, title: "web-title-analysis",
    page: async () => (await import("../pages/analysis.js")).AnalysisPage },
  { path: /^\/table\/([\w-]+)\/analysis(\/open)?\/(\d+)$/, title: "web-title-judged", full: true,
    page: async () => (await import("../pages/judged.js")).JudgedPage },
  { path: /^\/table\/([\w-]+)\/verify$/, title: "web-title-verify",
    page: async () => (await import("../pages/verify.js")).VerifyPage },
  { path: /^\/import$/, title: "web-title-import",
    page: async () => (await import("../pages/import.js")).ImportPage },
  { path: /^\/account$/, title: "web-title-account",
    page: async () => (await import("../pages/account.js")).AccountPage },
  { path: /^\/settings$/, title: "web-title-settings",
    page: async () => (await import("../pages/settings.js")).SettingsPage },
  { path: /^\/credits$/, title: "web-title-credits",
    page: async () => (await import("../pages/credits.js")).CreditsPage },
  { path: /^\/guide\/(\w+)$/, title: "web-title-guide", full: true,
    page: async () => (await import("../pages/guide.js")).GuidePage },
  { path: /^\/puzzles$/, title: "web-title-puzzles",
    page: async () => (await import("../pages/puzzles.js")).PuzzlesPage },
  { path: /^\/puzzle(?:\/([\w-]+))?$/, title: "web-title-puzzle", full: true,
    page: async () => (await import("../pages/puzzle.js")).PuzzlePage },
  { path: /^\/cards\/(\w+)$/, title: "web-title-library",
    page: async () => (await import("../pages/library.js")).LibraryPage },
  { path: /^\/rules\/(\w+)$/, title: "web-title-rules",
    page: async () => (await import("../pages/rules.js")).RulesPage },
  { path: /^\/campaign(?:\/([\w-]+))?$/, title: "web-title-campaign",
    page: async () => (await import("../pages/campaign.js")).CampaignPage },
  { path: /^\/daily(?:\/(\w+))?(?:\/(\d{4}-\d\d-\d\d))?$/, title: "web-title-daily",
    page: async () => (await import("../pages/daily.js")).DailyPage },
  { path: /^\/challenges$/, title: "web-title-challenges",
    page: async () => (await import("../pages/challenges.js")).ChallengesPage },
  { path: /^\/ratings(?:\/(\w+)\/(\d)(?:\/(\w+))?)?$/, title: "web-title-ratings",
    page: async () => (await import("../pages/ratings.js")).RatingsPage },
  { path: /^\/player\/([^/]+)\/ratings$/, title: "web-title-ratings-player",
    page: async () => (await import("../pages/ratings.js")).PlayerRatingsPage },
  { path: /^\/tournaments$/, title: "web-title-tournaments",
    page: async () => (await import("../pages/tournaments.js")).TournamentsPage },
  { path: /^\/tournaments\/new$/, title: "web-title-new_tournament",
    page: async () => (await import("../pages/new_tournament.js")).NewTournamentPage },
  { path: /^\/tournaments\/([\w-]+)$/, title: "web-title-tournament",
    page: async () => (await import("../pages/tournament.js")).TournamentPage },
  { path: /^\/friends$/, title: "web-title-friends",
    page: async () => (await import("../pages/friends.js")).FriendsPage },
  { path: /^\/statistics$/, title: "web-title-statistics",
    page: async () => (await import("../pages/statistics.js")).StatisticsPage },
  { path: /^\/notices\/(confirm|stop|open)$/, title: "web-title-notices",
    page: async () => (await import("../pages/notices.js")).NoticesPage },
  { path: /^/, title: "web-title-not_found",
    page: async () => (await import("../pages/not_found.js")).NotFoundPage },
];

/**
 * The route of a path, with what its brackets caught.
 * @param {string} address
 */
export function routed(address) {
  const route = /** @type {Route} */ (ROUTES.find(({ path: form }) => form.test(address))); // the last one fits always
  return { ...route, args: route.path.exec(address)?.slice(1) ?? [] };
}

/** The pages whose programs have come, by what fetches them. @type {Map<Route["page"], Page>} */
const come = new Map();

/**
 * The page of a route, if it is here.
 * @param {Route} route
 */
export const comePage = ({ page }) => come.get(page) ?? null;

/**
 * The page of a route, as soon as it is here.
 * @param {Route} route
 */
export async function fetchPage({ page }) {
  const found = await program(page);
  come.set(page, found);
  return found;
}
