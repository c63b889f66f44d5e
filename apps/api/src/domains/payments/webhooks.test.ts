import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { times } from '../../testing/api-process.ts';
import { answerOnPage, book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { signWebhook } from './model/webhook-signature.ts';
import { type SandboxEvent, deliverWebhook } from './sandbox/sandbox-events.ts';

const api = withTestApi();

const kinds = [
  'payment_intent.created',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'refund.succeeded',
] as const;

/** Every kind of event one to three times, in any order. */
const deliveries = fc
  .tuple(
    ...kinds.map((kind) =>
      fc.integer({ min: 1, max: 3 }).map((count) => Array<typeof kind>(count).fill(kind)),
    ),
  )
  .chain((groups) => {
    const all = groups.flat();
    return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
  });

let pickupDay = 0;

/** A ride with a challenge, which the customer then passes, while all of the sandbox's own events are lost. */
async function challengedRide(token: string) {
  pickupDay += 1;
  const pickupAt = new Date(Date.UTC(2026, 6, pickupDay, 10)).toISOString().slice(0, 16);
  const { reservation, challenge, paymentIntentId } = await book(api(), token, {
    paymentMethodId: 'pm_card_threeDSecure2Required',
    pickupAt,
  });
  await answerOnPage(api().app, challenge?.url ?? '', 'accept');
  await sql`delete from jobs.job where name = ${deliverWebhook.name}`.execute(api().deps.db);
  return { id: reservation.id, object: paymentIntentId ?? '', reference: `res-${reservation.id}-1` };
}

async function deliver(events: readonly SandboxEvent[]): Promise<void> {
  for (const event of events) {
    await api()
      .deps.db.transaction()
      .execute((trx) => api().jobs.send(trx, deliverWebhook, event));
    await api().jobs.drain();
  }
}

describe('events in any order, each one to three times', () => {
  test('lead to the same paid ride, one charge and one mail', async () => {
    const token = await api().signUp();
    await fc.assert(
      fc.asyncProperty(deliveries, async (order) => {
        api().mails.splice(0);
        const ride = await challengedRide(token);
        const { object, reference } = ride;
        await deliver(order.map((type) => ({ id: `evt-${ride.id}-${type}`, type, reference, object })));
        const { data } = await api()
          .client({ token })
          .reservations.read({ params: { id: ride.id } });
        expect(data.reservation).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
        expect(data.transactions.map(({ type, status }) => [type, status])).toEqual([
          ['payment', 'completed'],
        ]);
        expect(api().mails).toHaveLength(1);
      }),
      { numRuns: times(8, 40) },
    );
  });

  test('lead to the same refunded ride after its cancellation', async () => {
    const token = await api().signUp();
    await fc.assert(
      fc.asyncProperty(deliveries, async (order) => {
        const ride = await challengedRide(token);
        const customer = api().client({ token });
        await customer.reservations.confirmPayment({ params: { id: ride.id }, body: {} });
        await customer.reservations.cancel({ params: { id: ride.id }, body: {} });
        const refund = await api()
          .deps.db.selectFrom('sandbox_refunds')
          .selectAll()
          .where('intent_id', '=', ride.object)
          .executeTakeFirstOrThrow();
        await deliver(
          order.map((type) => {
            const subject =
              type === 'refund.succeeded' ? { reference: refund.reference, object: refund.id } : ride;
            return {
              id: `again-${ride.id}-${type}`,
              type,
              reference: subject.reference,
              object: subject.object,
            };
          }),
        );
        const { data } = await customer.reservations.read({ params: { id: ride.id } });
        expect(data.reservation).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
        expect(data.transactions).toHaveLength(2);
      }),
      { numRuns: times(5, 30) },
    );
  });
});

test(
  'confirm-payment and a simultaneous webhook capture once',
  async () => {
    const token = await api().signUp();
    const rounds = times(5, 200);
    for (let round = 1; round <= rounds; round += 1) {
      api().mails.splice(0);
      const booked = await book(api(), token, {
        paymentProvider: 'wallet',
        paymentMethodId: undefined,
        pickupAt: new Date(Date.UTC(2026, 6, round, 10)).toISOString().slice(0, 16),
      });
      const params = { id: booked.reservation.id };
      await answerOnPage(api().app, booked.approvalUrl ?? '', 'accept');
      const customer = api().client({ token });
      const confirm = () => customer.reservations.confirmPayment({ params, body: {} });
      const [first, second] = await Promise.all([
        confirm(),
        confirm(),
        api().jobs.drain(),
        api().jobs.drain(),
      ]);
      expect([first.data.status, second.data.status]).toEqual(['succeeded', 'succeeded']);
      await api().jobs.drain();
      const { transactions } = (await customer.reservations.read({ params })).data;
      expect(transactions.map(({ status }) => status)).toEqual(['completed']);
      expect(api().mails).toHaveLength(1);
    }
    const orders = await api().deps.db.selectFrom('sandbox_intents').select('captures').execute();
    expect(orders.map(({ captures }) => captures)).toEqual(Array<number>(rounds).fill(1));
  },
  times(180_000, 1_800_000),
);

test.each([
  ['unsigned', () => undefined],
  ['signed with another secret', (body: string) => signWebhook('another secret', body, api().clock.now())],
])('an event %s is refused and not stored', async (_name, sign) => {
  const payload = JSON.stringify({
    id: 'evt',
    type: 'payment_intent.succeeded',
    reference: 'res-1-1',
    object: 'pi',
  });
  const signature = sign(payload);
  const answer = await api().app.inject({
    method: 'POST',
    url: '/api/webhooks/sandbox',
    headers: { 'content-type': 'application/json', ...(signature && { 'sandbox-signature': signature }) },
    payload,
  });
  expect(answer.statusCode).toBe(400);
  expect(await api().deps.db.selectFrom('webhook_events').selectAll().execute()).toEqual([]);
});
