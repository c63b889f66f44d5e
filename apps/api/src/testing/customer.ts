import { randomUUID } from 'node:crypto';
import { type ApiClient, createClient, fetchTransport } from '@livree/api-client';
import type { ReservationRequest, RouteAnswer, routes } from '@livree/contracts';
import { aRide } from './rides.ts';

type Booked = RouteAnswer<typeof routes.reservations.create>['data'];

/** For an answer on any busy machine: distinguishes a hang from slowness. */
const patienceMs = 120_000;

/** Typed calls to a running API. */
export const connectClient = (base: string, token?: string): ApiClient =>
  createClient(
    fetchTransport({ baseUrl: base, language: () => 'fr', timeoutMs: patienceMs, token: () => token }),
  );

export async function signUp(base: string): Promise<string> {
  const password = randomUUID();
  const { data } = await connectClient(base).identity.register({
    body: {
      name: 'Claire Martin',
      email: `${randomUUID()}@example.org`,
      phone: '+33 6 12 34 56 78',
      password,
      passwordConfirmation: password,
    },
  });
  return data.token;
}

/** A customer's request: the same slot and key on every attempt. */
export interface RideRequest {
  readonly key: string;
  readonly ride: ReservationRequest;
}

const day = 86_400_000;
let nextSlot = 0;

/** A different free slot each time, at least three days ahead, so that at any hour it can still be cancelled free of charge. */
export function newRideRequest(changes: Partial<ReservationRequest> = {}): RideRequest {
  const slot = nextSlot++;
  const at = new Date(Math.ceil(Date.now() / day + 3) * day + slot * 4 * 3_600_000);
  const vehicleId = 1 + (slot % 3);
  return {
    key: randomUUID(),
    ride: aRide({ vehicleId, passengers: 1, pickupAt: at.toISOString().slice(0, 16), ...changes }),
  };
}

/** Books and, if the wallet or the bank asks, accepts on its page and confirms, like a customer. */
export async function bookAndPay(base: string, token: string, { key, ride }: RideRequest): Promise<Booked> {
  const client = connectClient(base, token);
  const { data } = await client.reservations.create({ body: ride, headers: { idempotencyKey: key } });
  if (data.status !== 'requires_action' || data.challenge === null) return data;
  await fetch(`${new URL(base).origin}${data.challenge.url}/accept`, { method: 'POST', redirect: 'manual' });
  const confirmed = await client.reservations.confirmPayment({
    params: { id: data.reservation.id },
    body: { paymentIntentId: data.paymentIntentId },
  });
  return { ...data, status: confirmed.data.status, reservation: confirmed.data.reservation };
}
