import type { Quote } from '@livree/contracts';
import type { Formatter } from '@livree/i18n';
import type { RoutePoint } from '@livree/rides/route';
import { stopAddresses } from '@livree/rides/trip';
import type { TFunction } from 'i18next';
import type { TripDraft } from './trip.ts';

const minute = 60_000;

/** The wall-clock time of arrival, if the route is known, in the zone of the pickup place. */
function arrivalTime(trip: TripDraft, quote: Quote | undefined): string | null {
  const pickup = Date.parse(`${trip.date}T${trip.time}Z`);
  const seconds = quote?.route?.duration.value ?? 0;
  if (Number.isNaN(pickup) || seconds === 0) return null;
  return new Date(Math.round((pickup + seconds * 1000) / minute) * minute).toISOString().slice(0, 16);
}

/** Departure, stops and arrival for the drawn line. `t` translates our own texts, `common` the common ones. */
export function routePoints(
  trip: TripDraft,
  quote: Quote | undefined,
  { t, common, format }: { t: TFunction<'booking'>; common: TFunction; format: Formatter },
): RoutePoint[] {
  const arrival = arrivalTime(trip, quote);
  const departure = common('ride.departure');
  return [
    { place: trip.departure, note: trip.time ? `${departure}, ${trip.time}` : departure },
    ...stopAddresses(trip).map((place, index) => ({
      place,
      note: common('ride.stop', { number: index + 1 }),
    })),
    // A ride by the hour may end where it begins.
    ...(trip.destination === ''
      ? []
      : [
          {
            place: trip.destination,
            note:
              arrival === null
                ? common('ride.destination')
                : t('trip.arrival', { time: format.time(arrival) }),
          },
        ]),
  ];
}

/** Departure and arrival of the return. */
export const returnPoints = (trip: TripDraft, common: TFunction): RoutePoint[] => [
  {
    place: trip.returnDeparture,
    note: trip.returnTime ? `${common('ride.return')}, ${trip.returnTime}` : common('ride.return'),
  },
  { place: trip.returnDestination, note: common('ride.destination') },
];
