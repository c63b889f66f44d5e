import { send, type Transport } from '@livree/api-client';
import { reservationRoutes, type Quote, type Reservation } from '@livree/contracts';
import type { OrderedRide } from '../model/ordered-ride.ts';

interface NewReservation {
  readonly ride: OrderedRide;
  /** The signed price that the customer has seen. */
  readonly quote: Quote;
  /** The version of the terms on the page. */
  readonly termsVersion: string | null;
  /** Where the visit came from; null if the visitor does not let the site keep it. */
  readonly campaign: string | null;
  /** Calls with the same key never reserve twice. */
  readonly key: string;
}

/** Reserves a ride, which holds its vehicle until it is paid. */
export async function createReservation(
  api: Transport,
  { ride, quote, termsVersion, campaign, key }: NewReservation,
): Promise<Reservation> {
  const body = { ...ride, quote: quote.quote, totalPrice: quote.totalPrice, termsVersion, campaign };
  const headers = { idempotencyKey: key };
  return (await send(api, reservationRoutes.create, { headers, body })).data.reservation;
}
