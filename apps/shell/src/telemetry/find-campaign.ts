const parameters = ['utm_source', 'utm_medium', 'utm_campaign'];
const mostCharacters = 100;

/**
 * Where a visit came from: what its first address says of a campaign, or the site whose link led here.
 * @param landing the first address @param referrer that of the page before; empty if the browser does not say
 */
export function findCampaign(landing: string, referrer: string): string | undefined {
  const { searchParams, host } = new URL(landing);
  const named = parameters
    .map((name) => searchParams.get(name)?.trim() ?? '')
    .filter((value) => value !== '');
  const from = URL.canParse(referrer) ? new URL(referrer).host : host;
  const campaign = named.length > 0 ? named.join(' / ') : from;
  return named.length > 0 || from !== host ? campaign.slice(0, mostCharacters) : undefined;
}
