import type { Reservation } from '@livree/contracts';
import type { Formatter } from '@livree/i18n';
import type { RoutePoint } from '@livree/rides/route';
import type { TFunction } from 'i18next';

/** Departure, stops and destination, without notes. */
export function plainRoute({ pickupAddress, stops, destinationAddress }: Reservation): RoutePoint[] {
  return [pickupAddress, ...stops, destinationAddress].map((place) => ({ place }));
}

/** The outbound route with its notes. */
export function outwardRoute(
  reservation: Reservation,
  t: TFunction<'account'>,
  format: Formatter,
): RoutePoint[] {
  const { pickupAt, stops, pickupAddress, destinationAddress } = reservation;
  return [
    { place: pickupAddress, note: `${t('ride.departure')}, ${format.time(pickupAt)}` },
    ...stops.map((place, index) => ({ place, note: t('ride.stop', { number: index + 1 }) })),
    { place: destinationAddress, note: t('ride.arrival') },
  ];
}

/** The return route, if there is one, between the outbound ends unless others were given. */
export function returnRoute(
  reservation: Reservation,
  t: TFunction<'account'>,
  format: Formatter,
): RoutePoint[] | undefined {
  const { roundTrip, returnAt, returnPickupAddress, returnDestinationAddress } = reservation;
  if (!roundTrip && returnAt === null) return undefined;
  const departure =
    returnAt === null ? t('ride.departure') : `${t('ride.departure')}, ${format.time(returnAt)}`;
  return [
    { place: returnPickupAddress ?? reservation.destinationAddress, note: departure },
    { place: returnDestinationAddress ?? reservation.pickupAddress, note: t('ride.arrival') },
  ];
}
