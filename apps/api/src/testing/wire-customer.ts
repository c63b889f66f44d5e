import { randomUUID } from 'node:crypto';
import { z } from '@livree/contracts/schema';

const session = z.object({ data: z.object({ token: z.string() }) });
const quoted = z.object({ data: z.object({ quote: z.string() }) });
const booked = z.object({
  data: z.object({
    reservation: z.object({ id: z.number() }),
    payment_intent_id: z.string(),
    challenge: z.object({ url: z.string() }),
  }),
});
const ride = z.object({
  data: z.object({ reservation: z.object({ status: z.string(), payment_status: z.string() }) }),
});

export interface WireCall {
  readonly path: string;
  readonly token?: string;
  /** Sent with `POST`; without it, the call is a `GET`. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A call in the names of the wire, which every version understands. @throws Error if it is refused */
export async function callWire<Answer extends z.core.$ZodType>(
  base: string,
  { path, token, body }: WireCall,
  schema: Answer,
): Promise<z.output<Answer>> {
  const answer = await fetch(`${base}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`);
  return z.parse(schema, JSON.parse(text));
}

/** Opens an account. Returns the token of its session. */
export async function registerOnWire(base: string): Promise<string> {
  const password = randomUUID();
  const body = {
    name: 'Claire Martin',
    email: `${randomUUID()}@example.org`,
    phone: '+33 6 12 34 56 78',
    password,
    password_confirmation: password,
  };
  return (await callWire(base, { path: '/auth/register', body }, session)).data.token;
}

export async function signInOnWire(base: string, email: string, password: string): Promise<string> {
  return (await callWire(base, { path: '/auth/login', body: { email, password } }, session)).data.token;
}

const dayMs = 86_400_000;

/** Asks for a price, books with it, and pays with a card whose bank wants to know the customer. Returns the ride. */
export async function bookOnWire(base: string, token: string, daysAhead: number): Promise<number> {
  const trip = {
    vehicule_id: 1,
    pickup_address: 'Aéroport Paris-Charles de Gaulle',
    destination_address: 'Reims',
    pickup_datetime: `${new Date(Date.now() + daysAhead * dayMs).toISOString().slice(0, 10)} 10:00:00`,
  };
  const { quote } = (await callWire(base, { path: '/pricing/quote', body: trip }, quoted)).data;
  const payment = { payment_provider: 'card', payment_method_id: 'pm_card_threeDSecure2Required' };
  const body = { ...trip, quote, passengers_count: 2, ...payment };
  const { data } = await callWire(base, { path: '/reservations', token, body }, booked);
  await fetch(`${new URL(base).origin}${data.challenge.url}/accept`, { method: 'POST', redirect: 'manual' });
  const { id } = data.reservation;
  const confirmation = { payment_intent_id: data.payment_intent_id };
  await callWire(
    base,
    { path: `/reservations/${id}/confirm-payment`, token, body: confirmation },
    z.unknown(),
  );
  return id;
}

/** Returns the status of a ride and of its payment. */
export async function readRideOnWire(base: string, token: string, id: number): Promise<readonly string[]> {
  const { reservation } = (await callWire(base, { path: `/reservations/${id}`, token }, ride)).data;
  return [reservation.status, reservation.payment_status];
}

export async function cancelOnWire(base: string, token: string, id: number): Promise<void> {
  await callWire(base, { path: `/reservations/${id}/cancel`, token, body: {} }, z.unknown());
}
