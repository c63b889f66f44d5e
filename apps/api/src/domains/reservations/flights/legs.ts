import type { FreeWaiting } from '@livree/contracts';
import { readQuote } from '../model/stored-quote.ts';
import type { Reservation } from '../reservations.repository.ts';
import type { LegName } from './leg-names.ts';

/** One way of a ride, and the flight that lands before it. */
export interface Leg {
  readonly name: LegName;
  /** Null where its customer named no flight. */
  readonly number: string | null;
  /** The day of the landing; null for that of the pickup. */
  readonly date: string | null;
  readonly pickupAt: Date;
  readonly timeZone: string;
  readonly isAtAirport: boolean;
  /** The code (IATA) of the airport, if it is known. */
  readonly airport: string | null;
  readonly waiting: Pick<FreeWaiting, 'minutes'> | null;
}

/** A way of a stored ride; null for the way back of a ride without one. */
export function readLeg(row: Reservation, name: LegName): Leg | null {
  const quote = readQuote(row);
  const [number, date, pickupAt, place, waiting] =
    name === 'outbound'
      ? ([row.flight_number, row.flight_date, row.pickup_at, quote.pickup, quote.freeWaiting] as const)
      : ([
          row.return_flight_number,
          row.return_flight_date,
          row.return_at,
          quote.returnPickup,
          quote.returnWaiting,
        ] as const);
  if (pickupAt === null) return null;
  return {
    name,
    number,
    date,
    pickupAt,
    timeZone: row.time_zone,
    isAtAirport: place?.kind === 'airport',
    airport: place?.airport ?? null,
    waiting: waiting ?? null,
  };
}
