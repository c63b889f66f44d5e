import { send, type Transport } from '@livree/api-client';
import { dispatchRoutes, type Language, type RideMove } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The signed price of a ride with another vehicle or time. */
export const quoteMove = async (api: Transport, id: number, move: RideMove, signal?: AbortSignal) =>
  (await send(api, dispatchRoutes.quoteMove, { params: { id }, body: move }, { ...(signal && { signal }) }))
    .data;

/** That price while it is shown; what is refused is said in the given language. */
export const moveQuoteQuery = (api: Transport, id: number, move: RideMove | null, language: Language) =>
  queryOptions({
    queryKey: queryKey('operations', 'move-quote', id, move, language),
    queryFn: ({ signal }) => quoteMove(api, id, move ?? {}, signal),
    enabled: move !== null,
    gcTime: 0,
  });
