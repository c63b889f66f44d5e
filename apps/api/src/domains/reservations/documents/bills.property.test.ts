import { randomUUID } from 'node:crypto';
import { euros } from '@livree/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '../../../testing/api-process.ts';
import { drainDespiteLostAnswers } from '../../../testing/drain.ts';
import { killable, killedAfter } from '../../../testing/killable-database.ts';
import { operatorToken } from '../../../testing/operator.ts';
import { outOfOrder, withoutTheirPaper } from '../../../testing/papers.ts';
import { book } from '../../../testing/rides.ts';
import { openTestApi, type TestApi } from '../../../testing/test-api.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { reconcileJob } from '../../payments/payments.jobs.ts';
import { addRefund } from '../../payments/sandbox/sandbox.repository.ts';

/** Two processes of one site; the clock of the second one is seven seconds slow. */
const processes: TestApi[] = [];
beforeAll(async () => {
  const database = killable(await openTestDatabase());
  // The database is closed once, by the first process.
  for (const [close, now] of [
    [database.close, '2026-06-01T10:00:07Z'],
    [async () => {}, '2026-06-01T10:00:00Z'],
  ] as const)
    processes.push(
      await openTestApi({ LIVREE_MAX_HOLDS: '1000' }, { database: { ...database, close }, now }),
    );
});
afterAll(async () => {
  for (const each of processes.toReversed()) await each.close();
});

const acts = [
  'pay',
  'refund a part',
  'ask and approve',
  'refund elsewhere',
  'cancel',
  'webhooks',
  'sweep',
] as const;
/** A process does an act, at the same time as the next step, or dies before one of its statements. */
const step = fc.record({
  act: fc.constantFrom(...acts),
  by: fc.nat(1),
  together: fc.boolean(),
  killedAt: fc.option(fc.nat(40)),
});
type Act = (typeof acts)[number];

async function aCustomer() {
  const [first] = processes;
  if (!first) throw new Error('no process');
  const { db } = first.deps;
  const token = await first.signUp(`${randomUUID()}@example.org`);
  const operator = await operatorToken(first);
  const begun = first.clock.now().getTime();
  let rides = 0;

  /** A new ride each time, in a free period. */
  async function pay(api: TestApi): Promise<void> {
    const pickupAt = new Date(begun + (240 + 4 * rides++) * 3_600_000).toISOString().slice(0, 16);
    await book(api, token, { pickupAt, destinationAddress: 'Paris' });
  }

  const newestPayment = () =>
    db
      .selectFrom('transactions')
      .selectAll()
      .where('type', '=', 'payment')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();

  async function take(api: TestApi, act: Act): Promise<void> {
    if (act === 'pay') return pay(api);
    if (act === 'webhooks') return drainDespiteLostAnswers(api.jobs);
    if (act === 'sweep') return sweep(api, { minutes: 3 });
    const payment = await newestPayment();
    if (!payment) return;
    const params = { id: payment.id };
    if (act === 'cancel') {
      await api.client({ token }).reservations.cancel({ params: { id: payment.reservation_id }, body: {} });
    } else if (act === 'refund a part') {
      await api
        .client({ token: operator })
        .payments.refund({ params, body: { amount: euros(700), reason: 'Geste' } });
    } else if (act === 'ask and approve') {
      const body = { amount: euros(500), reason: 'Retard' };
      const { data } = await api.client({ token }).payments.refund({ params, body });
      await api.client({ token: operator }).payments.approveRefund({ params: { id: data.id } });
    } else if (payment.provider_reference !== null) {
      const id = `re_sandbox_${randomUUID()}`;
      const ofProvider = { id, intent_id: payment.provider_reference, reference: id, idempotency_key: id };
      await addRefund(db, { ...ofProvider, amount_cents: 300, created_at: api.clock.now() });
    }
  }

  return { take };
}

async function sweep(api: TestApi, by: { minutes?: number; hours?: number }): Promise<void> {
  for (const { clock } of processes) clock.advance(by);
  const { database, jobs } = api;
  // A job that a killed process had started is queued again after two minutes.
  await sql`update jobs.job set state = 'retry' where state = 'active'`.execute(database.db);
  await database.db.transaction().execute((trx) => jobs.send(trx, reconcileJob, {}));
  await drainDespiteLostAnswers(jobs);
}

test(
  'whatever the order of payments, refunds, webhooks, retries, kills and processes, each movement of money has one bill, without gaps, in the order of time',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
        const { take } = await aCustomer();
        for (const api of processes) await take(api, 'pay');
        const running: Promise<unknown>[] = [];
        for (const { act, by, together, killedAt } of steps) {
          const api = processes[by];
          if (!api) throw new Error('no process');
          for (const { clock } of processes) clock.advance({ seconds: 2 });
          // Refusals and deaths are answers too; what counts are the books in the end.
          const taken = killedAt === null ? take(api, act) : killedAfter(killedAt, () => take(api, act));
          running.push(taken.catch(() => {}));
          if (!together) await Promise.all(running);
        }
        await Promise.all(running);
        const [first] = processes;
        if (!first) throw new Error('no process');
        const { db } = first.deps;
        // Before any sweep: no money is recorded without its bill.
        expect(await withoutTheirPaper(db)).toEqual([]);
        await sweep(first, { hours: 25 });
        await sweep(first, { hours: 25 });
        expect(await withoutTheirPaper(db)).toEqual([]);
        expect(await outOfOrder(db)).toEqual([]);
      }),
      { numRuns: times(4, 200, 20) },
    );
    const kinds = await processes[0]?.deps.db
      .selectFrom('ride_documents')
      .select('kind')
      .distinct()
      .execute();
    expect(kinds).toHaveLength(2);
  },
  15 * 60_000,
);
