import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { addMinutes } from '../../../trip/trip.ts';

const dayInMinutes = 24 * 60;
const shiftDay = (day: string, days: number): string =>
  addMinutes(`${day}T12:00`, days * dayInMinutes).slice(0, 10);

/** The customer's confirmed rides of a day and of its neighbours: around midnight they are close. */
export const ridesAroundQuery = (api: Transport, day: string) =>
  queryOptions({
    staleTime: 60_000,
    queryKey: queryKey('booking', 'rides-around', day),
    queryFn: async ({ signal }) => {
      const query = { status: 'confirmed', dateFrom: shiftDay(day, -1), dateTo: shiftDay(day, 1) };
      return (await send(api, reservationRoutes.list, { query }, { signal })).data.items;
    },
  });
