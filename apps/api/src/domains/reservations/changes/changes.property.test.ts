import type { RideChange } from '@livree/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '../../../testing/api-process.ts';
import { drainDespiteLostAnswers } from '../../../testing/drain.ts';
import { openKillableApi, runOrKill, settleAfterKills } from '../../../testing/killable-api.ts';
import { answerOnPage, book } from '../../../testing/rides.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let opened: TestApi;
const api = () => opened;
beforeAll(async () => {
  opened = await openKillableApi();
});
afterAll(() => opened.close());

/** By night, by day, at a weekend: dearer and cheaper than another. */
const hours = ['T05:00', 'T10:00', 'T23:30'];

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      hour: fc.constantFrom(...hours),
      passengers: fc.constantFrom(1, 2),
      isTwice: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      method: fc.constantFrom(
        'pm_card_visa',
        'pm_card_chargeDeclinedInsufficientFunds',
        'pm_card_threeDSecure2Required',
        'pm_sandbox_timeout',
      ),
    }),
  },
  fc.record({
    kind: fc.constantFrom('accept' as const, 'webhooks' as const, 'sweep' as const, 'wait' as const),
  }),
  fc.record({ kind: fc.constant('cancel' as const) }),
);
/** The server may be killed during an act, before any of its statements. */
const step = fc.record({ act, killedAt: fc.option(fc.nat(40)) });
type Act = typeof act extends fc.Arbitrary<infer Kind> ? Kind : never;

let days = 0;

/** A customer with a paid ride by night, which is cheaper by day, and every page of the bank that they have seen. */
async function aPaidRide(token: string) {
  days += 1;
  const date = new Date(Date.UTC(2026, 6, days)).toISOString().slice(0, 10);
  const { reservation } = await book(api(), token, { pickupAt: `${date}T05:00` });
  const params = { id: reservation.id };
  const customer = api().client({ token });
  const pages: string[] = [];

  async function change(body: RideChange): Promise<void> {
    const { data } = await customer.changes.quote({ params, body });
    await customer.changes.make({ params, body: { ...body, quote: data.quote } });
  }

  async function take(taken: Act): Promise<void> {
    switch (taken.kind) {
      case 'change': {
        const body = { pickupAt: `${date}${taken.hour}`, passengers: taken.passengers };
        const presses = taken.isTwice ? [change(body), change(body)] : [change(body)];
        await Promise.allSettled(presses);
        return;
      }
      case 'pay': {
        const body = { paymentProvider: 'card', paymentMethodId: taken.method } as const;
        const { data } = await customer.reservations.confirmPayment({ params, body });
        if (data.challenge) pages.push(data.challenge.url);
        return;
      }
      case 'cancel':
        await customer.reservations.cancel({ params, body: {} });
        return;
      case 'webhooks':
        return drainDespiteLostAnswers(api().jobs);
      case 'wait':
        api().clock.advance({ minutes: 10 });
        return;
      case 'sweep':
        return settleAfterKills(api());
      case 'accept': {
        const page = pages.at(-1);
        if (page !== undefined) await answerOnPage(api().app, page, 'accept');
      }
    }
  }

  return { id: reservation.id, take };
}

interface Books {
  readonly status: string;
  readonly total: number;
  /** What the provider took and did not give back, by its own books. */
  readonly kept: number;
  /** Receipts less credit notes. */
  readonly billed: number;
}

async function readBooks(id: number): Promise<Books> {
  const { rows } = await sql<Books>`
    select r.status, r.total_cents as total,
      (select coalesce(sum(i.amount_cents - (
          select coalesce(sum(f.amount_cents), 0) from sandbox_refunds f where f.intent_id = i.id)), 0)
        from sandbox_intents i join transactions t on t.idempotency_key = i.reference
        where t.reservation_id = r.id and i.status = 'succeeded')::integer as kept,
      (select coalesce(sum((d.content->>'totalCents')::integer
          * case d.kind when 'receipt' then 1 else -1 end), 0)
        from ride_documents d where d.reservation_id = r.id)::integer as billed
    from reservations r where r.id = ${id}`.execute(api().database.db);
  const [books] = rows;
  if (!books) throw new Error(`There is no reservation ${id}`);
  return books;
}

test('whatever the order of changes, payments, cancellations, silences and kills, what is kept and billed is the price of the ride', async () => {
  const token = await api().signUp();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      const ride = await aPaidRide(token);
      for (const { act: taken, killedAt } of steps) await runOrKill(() => ride.take(taken), killedAt);
      await settleAfterKills(api());
      await settleAfterKills(api());
      const { status, total, kept, billed } = await readBooks(ride.id);
      const owed = status === 'cancelled' ? 0 : total;
      expect({ status, kept, billed }).toEqual({ status, kept: owed, billed: owed });
    }),
    { numRuns: times(12, 400) },
  );
});
