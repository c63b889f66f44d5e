import type { Language } from '@livree/contracts';
import type { Reservation } from '../../reservations/index.ts';
import { notificationTexts } from '../texts.ts';

type NamedArrivals = Pick<
  Reservation,
  'flight_number' | 'train_number' | 'return_flight_number' | 'return_train_number'
>;

/** The flights and trains before both ways of a ride, one sentence each. */
export function nameArrivals(ride: NamedArrivals, language: Language): string[] {
  const t = notificationTexts(language);
  const named = [
    ['flight', ride.flight_number],
    ['train', ride.train_number],
    ['returnFlight', ride.return_flight_number],
    ['returnTrain', ride.return_train_number],
  ] as const;
  return named.flatMap(([arrival, number]) =>
    number === null ? [] : [t(`notice.arrival.${arrival}`, { number })],
  );
}
