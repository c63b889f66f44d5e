import { randomUUID } from 'node:crypto';
import type { ReservationRequest } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { TestApi } from './test-api.ts';

/** A ride that the demonstration operator can serve, paid with a card that passes. */
export const aRide = (changes: Partial<ReservationRequest> = {}): ReservationRequest => ({
  vehicleId: 1,
  pickupAddress: 'Aéroport Paris-Charles de Gaulle',
  destinationAddress: 'Reims',
  pickupAt: '2026-06-10T10:00',
  passengers: 2,
  paymentProvider: 'card',
  paymentMethodId: 'pm_card_visa',
  ...changes,
});

/** The price of a ride, as the simulator requests it. */
export async function quoteFor(api: TestApi, ride: ReservationRequest) {
  const { data } = await api.client().pricing.quote({
    body: {
      vehicleId: ride.vehicleId,
      pickupAddress: ride.pickupAddress,
      destinationAddress: ride.destinationAddress,
      pickupAt: ride.pickupAt,
      returnAt: ride.returnAt,
      stops: ride.stops,
      roundTrip: ride.roundTrip,
      serviceType: ride.serviceType,
      hireHours: ride.hireHours,
      extras: ride.extras,
    },
  });
  return data;
}

/** Reserves as a signed-in customer, with a new key by default. */
export async function book(
  api: TestApi,
  token: string,
  changes: Partial<ReservationRequest> = {},
  key: string = randomUUID(),
) {
  const { data } = await api
    .client({ token })
    .reservations.create({ body: aRide(changes), headers: { idempotencyKey: key } });
  return data;
}

/** Answers on the sandbox's challenge or approval page like a customer. Returns the page of this site at the end. */
export async function answerOnPage(
  app: FastifyInstance,
  url: string,
  answer: 'accept' | 'refuse',
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: `${url}/${answer}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const back = await app.inject({ url: String(response.headers.location) });
  return String(back.headers.location);
}
