import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '../../../testing/api-process.ts';
import { drainDespiteLostAnswers } from '../../../testing/drain.ts';
import { openKillableApi, runOrKill, settleAfterKills } from '../../../testing/killable-api.ts';
import { operatorToken } from '../../../testing/operator.ts';
import { readBooks } from '../../../testing/ride-books.ts';
import { book } from '../../../testing/rides.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let opened: TestApi;
const api = () => opened;
beforeAll(async () => {
  // Every ride is too near to be changed by its customer.
  opened = await openKillableApi({ LIVREE_CHANGE_HOURS: '720' });
});
afterAll(() => opened.close());

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('request' as const),
      hour: fc.constantFrom('T05:00', 'T10:00', 'T23:30'),
      passengers: fc.constantFrom(1, 2),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('accept' as const), keepsPrice: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const) }) },
  fc.record({
    kind: fc.constantFrom('withdraw' as const, 'decline' as const, 'cancel' as const, 'webhooks' as const),
  }),
);
/** The server may be killed during an act, before any of its statements. */
const step = fc.record({ act, killedAt: fc.option(fc.nat(40)) });
type Act = typeof act extends fc.Arbitrary<infer Kind> ? Kind : never;

let days = 0;
/** Days that are too near for a change, and far enough for a cancellation without a charge. */
const nearDays = 20;

async function aPaidRide(token: string, operatorsToken: string) {
  days += 1;
  const date = new Date(Date.UTC(2026, 5, 4 + (days % nearDays))).toISOString().slice(0, 10);
  const { reservation } = await book(api(), token, { pickupAt: `${date}T10:00` });
  const params = { id: reservation.id };
  const customer = api().client({ token });
  const operator = api().client({ token: operatorsToken });

  async function take(taken: Act): Promise<unknown> {
    switch (taken.kind) {
      case 'request': {
        const change = { pickupAt: `${date}${taken.hour}`, passengers: taken.passengers };
        const { data } = await customer.changes.quote({ params, body: change });
        return customer.changes.request({ params, body: { ...change, quote: data.quote } });
      }
      case 'accept': {
        const { quote } = (await operator.dispatch.changeRequest({ params })).data;
        const body = { quote: quote?.quote ?? 'none', keepsPrice: taken.keepsPrice };
        return operator.dispatch.acceptRequest({ params, body });
      }
      case 'decline':
        return operator.dispatch.declineRequest({ params, body: { reason: 'Aucun véhicule' } });
      case 'withdraw':
        return customer.changes.withdraw({ params });
      case 'pay':
        return customer.reservations.confirmPayment({
          params,
          body: { paymentProvider: 'card', paymentMethodId: 'pm_card_visa' },
        });
      case 'cancel':
        return customer.reservations.cancel({ params, body: {} });
      case 'webhooks':
        return drainDespiteLostAnswers(api().jobs);
    }
  }

  /** The next ride of this day finds the vehicle free. */
  const end = () => operator.reservations.cancel({ params, body: {} }).catch(() => undefined);
  return { id: reservation.id, take, end };
}

test('whatever the order of requests, decisions, payments, cancellations and kills, what is kept and billed is the price of the ride', async () => {
  const [token, operatorsToken] = [await api().signUp(), await operatorToken(api())];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      const ride = await aPaidRide(token, operatorsToken);
      for (const { act: taken, killedAt } of steps) await runOrKill(() => ride.take(taken), killedAt);
      await settleAfterKills(api());
      await settleAfterKills(api());
      const { status, total, kept, billed } = await readBooks(api(), ride.id);
      const owed = status === 'cancelled' ? 0 : total;
      expect({ status, kept, billed }).toEqual({ status, kept: owed, billed: owed });
      await ride.end();
    }),
    { numRuns: times(12, 400) },
  );
});
