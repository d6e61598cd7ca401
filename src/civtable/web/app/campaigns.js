/** The campaigns that this browser knows: the token that opens each, and the table of its game. */
import { kept, keep } from "./prefs.js";

const CAMPAIGNS = "civtable.campaigns";

/** By id: {token, table}. */
export const campaignsHere = () => kept(CAMPAIGNS, {});

/** Remembers something about a campaign. */
export function keepCampaign(id, changes) {
  const all = campaignsHere();
  keep(CAMPAIGNS, { ...all, [id]: { ...all[id], ...changes } });
}

/** A campaign that is not there any more is forgotten. */
export function forgetCampaign(id) {
  const { [id]: _, ...rest } = campaignsHere();
  keep(CAMPAIGNS, rest);
}

/** The campaign that a table is a game of, as this browser knows it; null if it is none. */
export const campaignOf = (table) => Object.keys(campaignsHere()).find((id) => campaignsHere()[id].table === table) ?? null;
