import { send, type Transport } from '@livree/api-client';
import { pricingRoutes, type Totals, type TotalsRequest } from '@livree/contracts';
import type { Language } from '@livree/i18n';
import { queryKey, queryOptions } from '@livree/platform';

/** The price of a journey with every vehicle; what is refused is said in the given language. */
export function totalsQuery(api: Transport, request: TotalsRequest | null, language: Language) {
  return queryOptions({
    queryKey: queryKey('booking', 'totals', request, language),
    queryFn: ({ signal }) => fetchTotals(api, request, signal),
    enabled: request !== null,
    staleTime: 60_000,
  });
}

async function fetchTotals(
  api: Transport,
  request: TotalsRequest | null,
  signal: AbortSignal,
): Promise<Totals> {
  if (request === null) throw new Error('totals need a journey');
  return (await send(api, pricingRoutes.totals, { body: request }, { signal })).data;
}
