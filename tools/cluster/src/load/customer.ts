import { randomUUID } from 'node:crypto';
import { ApiError, type ApiClient, createClient, fetchTransport } from '@livree/api-client';
import { apiBase, type ReservationRequest } from '@livree/contracts';
import type { Outcome } from './attempt.ts';

const timeoutMs = 10_000;

/** Typed calls to the running site. */
const connectClient = (origin: string, token?: string): ApiClient =>
  createClient(
    fetchTransport({ baseUrl: `${origin}${apiBase}`, language: () => 'fr', timeoutMs, token: () => token }),
  );

/** What became of a call that failed. @param isContested whether another customer wants the same */
export function judgeFailure(error: unknown, isContested: boolean): Exclude<Outcome, 'done'> {
  if (!(error instanceof ApiError)) return 'refused';
  if (error.status === 0 || error.status >= 500) return 'unanswered';
  // The site still works on this customer's earlier call.
  if (error.code === 'reservations.idempotency_in_progress') return 'unanswered';
  return isContested && error.code === 'reservations.vehicle_unavailable' ? 'taken' : 'refused';
}

/** A new customer with a session. */
export async function signUp(origin: string): Promise<ApiClient> {
  const password = randomUUID();
  const { data } = await connectClient(origin).identity.register({
    body: {
      name: 'Claire Martin',
      email: `${randomUUID()}@example.org`,
      phone: '+33 6 12 34 56 78',
      password,
      passwordConfirmation: password,
    },
  });
  return connectClient(origin, data.token);
}

/** Cancels a ride. A refusal is none if an earlier call, whose answer was lost, has cancelled it. */
export async function cancelRide({ reservations }: ApiClient, id: number): Promise<void> {
  const params = { id };
  try {
    await reservations.cancel({ params, body: {} });
  } catch (error) {
    if (judgeFailure(error, false) !== 'refused') throw error;
    const { data } = await reservations.read({ params });
    if (data.reservation.status !== 'cancelled') throw error;
  }
}

const day = 86_400_000;
const slotHours = 4;

/** A ride at one of the free slots from three days ahead, paid with a card that passes. */
export function rideAt(slot: number): ReservationRequest {
  const hours = Math.floor(slot / 3) * slotHours;
  const at = new Date(Math.ceil(Date.now() / day + 3) * day + hours * 3_600_000);
  return {
    vehicleId: 1 + (slot % 3),
    pickupAddress: 'Aéroport Paris-Charles de Gaulle',
    destinationAddress: 'Reims',
    pickupAt: at.toISOString().slice(0, 16),
    passengers: 1,
    paymentProvider: 'card',
    paymentMethodId: 'pm_card_visa',
  };
}
