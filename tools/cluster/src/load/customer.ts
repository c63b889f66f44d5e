import { randomUUID } from 'node:crypto';
import { ApiError, type ApiClient, createClient, fetchTransport } from '@livree/api-client';
import { apiBase, type ReservationRequest } from '@livree/contracts';

const timeoutMs = 10_000;

/** Typed calls to the running site. */
export const connectClient = (origin: string, token?: string): ApiClient =>
  createClient(
    fetchTransport({ baseUrl: `${origin}${apiBase}`, language: () => 'fr', timeoutMs, token: () => token }),
  );

/** Whether an error is the site's decision, not a fault. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 0;

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
