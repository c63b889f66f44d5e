import type { DrawnRoute } from '@livree/contracts';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useSettled } from '@livree/platform/settled';
import { stopAddresses } from '@livree/rides/trip';
import { useAddressTyping } from '../../addresses/address-typing.ts';
import type { TripDraft } from '../../trip/trip.ts';
import { routeQuery, type RouteRequest } from './api/route-query.ts';

const typingPause = 600;
const shortest = 3;

export type RouteState =
  | { readonly status: 'empty' | 'calculating' }
  /** Why there is no route; the API's code. */
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly route: DrawnRoute };

function makeRouteRequest(trip: TripDraft): RouteRequest | null {
  const [departure, destination] = [trip.departure.trim(), trip.destination.trim()];
  if (departure.length < shortest || destination.length < shortest) return null;
  return { departure, destination, stops: stopAddresses(trip) };
}

/** The route between the addresses, requested once both are set and no address is being typed. */
export function useRoute(trip: TripDraft): RouteState {
  const shell = useShell();
  const language = useLanguage();
  const request = makeRouteRequest(trip);
  const { settled, isSettled } = useSettled(request, typingPause, useAddressTyping());
  const query = useQuery(routeQuery(shell.api, settled, language));
  if (request === null) return { status: 'empty' };
  if (!isSettled || query.isFetching) return { status: 'calculating' };
  return query.data === undefined
    ? { status: 'failed', error: query.error }
    : { status: 'ready', route: query.data };
}
