import { euros } from '@livree/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { times } from '../../testing/api-process.ts';
import { drainDespiteLostAnswers } from '../../testing/drain.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { openSession } from '../identity/commands/open-session.ts';
import { userByEmail } from '../identity/identity.repository.ts';
import { ensureOperator } from '../identity/index.ts';

const api = withTestApi({ LIVREE_MAX_HOLDS: '1000' });

const acts = ['pay', 'change', 'refund', 'ask and approve', 'ask and decline', 'cancel', 'webhooks'] as const;
/** An act, and how much later the next one is: the days have 24, 25 and 24 hours, then a month begins. */
const step = fc.record({
  act: fc.constantFrom(...acts),
  hour: fc.constantFrom('05:00', '10:00', '23:30'),
  cents: fc.integer({ min: 1, max: 9000 }),
  laterHours: fc.constantFrom(0, 1, 13, 80),
});
type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never;

let rides = 0;

/** The clients of a customer and of the operator, with new sessions: hours have passed. */
async function signIn(email: string) {
  const { db, clock } = api().deps;
  await ensureOperator(api().deps, {
    email: 'operator@livree.example',
    password: 'le secret de la maison 42',
  });
  const open = async (of: string) => {
    const user = await userByEmail(db, of);
    if (!user) throw new Error(`nobody has ${of}`);
    const token = await db.transaction().execute((trx) => openSession(trx, user, false, clock.now()));
    return { token, client: api().client({ token }) };
  };
  const { token, client: customer } = await open(email);
  return { token, customer, operator: (await open('operator@livree.example')).client };
}

async function take({ act, hour, cents }: Step, email: string): Promise<void> {
  const { deps, jobs } = api();
  const { token, customer, operator } = await signIn(email);
  if (act === 'webhooks') return drainDespiteLostAnswers(jobs);
  if (act === 'pay') {
    const day = new Date(Date.UTC(2027, 0, ++rides)).toISOString().slice(0, 10);
    return void (await book(api(), token, { pickupAt: `${day}T${hour}`, destinationAddress: 'Paris' }));
  }
  const payment = await deps.db
    .selectFrom('transactions')
    .selectAll()
    .where('type', '=', 'payment')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!payment) return;
  const [params, ride] = [{ id: payment.id }, { id: payment.reservation_id }];
  if (act === 'refund')
    return void (await operator.payments.refund({ params, body: { amount: euros(cents), reason: 'Geste' } }));
  if (act === 'cancel') return void (await customer.reservations.cancel({ params: ride, body: {} }));
  if (act === 'change') {
    const { reservation } = (await customer.reservations.read({ params: ride })).data;
    const body = { pickupAt: `${reservation.pickupAt.slice(0, 10)}T${hour}` };
    const { quote } = (await customer.changes.quote({ params: ride, body })).data;
    await customer.changes.make({ params: ride, body: { ...body, quote } });
    const means = { paymentProvider: 'card', paymentMethodId: 'pm_card_visa' } as const;
    return void (await customer.reservations.confirmPayment({ params: ride, body: means }));
  }
  const asked = await customer.payments.refund({ params, body: { amount: euros(cents), reason: 'Retard' } });
  const request = { params: { id: asked.data.id } };
  if (act === 'ask and approve') await operator.payments.approveRefund(request);
  else await operator.payments.declineRefund({ ...request, body: { reason: 'Le trajet a eu lieu' } });
}

interface Books {
  readonly day: string;
  readonly taken: number;
  readonly refunded: number;
  readonly net: number;
}

/** The papers of each day, summed by the database alone. */
const readPapers = async (): Promise<readonly Books[]> => {
  const { rows } = await sql<Books>`
    select to_char(issued_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day,
      sum(case kind when 'receipt' then total else 0 end)::integer as taken,
      sum(case kind when 'receipt' then 0 else total end)::integer as refunded,
      sum(case kind when 'receipt' then net else -net end)::integer as net
    from (
      select kind, issued_at, (content->>'totalCents')::numeric as total,
        round((content->>'totalCents')::numeric * 100 / (100 + (content->>'vatPercent')::numeric)) as net
      from ride_documents) papers
    group by 1 order by 1`.execute(api().database.db);
  return rows;
};

/** The numbers of each kind in the accountant's file, and its sum, line by line. */
function readFile(text: string) {
  const lines = text.split('\r\n').slice(1, -1);
  const numbers = lines.map((line) => line.slice(0, line.indexOf(';')));
  const cents = lines.map((line) => Math.round(Number(line.split(';')[9]?.replace(',', '.')) * 100));
  return { numbers, gross: cents.reduce((sum, each) => sum + each, 0) };
}

const isComplete = (numbers: readonly string[], prefix: string): boolean =>
  numbers
    .filter((number) => number.startsWith(prefix))
    .every((number, index) => number === `${prefix}-2026-${String(index + 1).padStart(6, '0')}`);

test(
  'whatever the order of payments, changes, refunds and cancellations, the sums of each day and month are those of the papers, and the files have every number',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        api().clock.set('2026-10-24T20:30:00.000Z');
        const { db } = api().database;
        await db.deleteFrom('ride_documents').execute();
        await db.deleteFrom('document_counters').execute();
        const email = `${rides}-${Math.random()}@example.org`;
        await api().signUp(email);
        for (const each of [{ act: 'pay', hour: '05:00', cents: 1, laterHours: 1 } as const, ...steps]) {
          // Refusals are answers too; what counts are the books in the end.
          await take(each, email).catch(() => {});
          api().clock.advance({ hours: each.laterHours });
        }
        const papers = await readPapers();
        const { money } = (await signIn(email)).operator;
        const shown: Books[] = [];
        for (const { day } of papers) {
          const { data } = await money.sums({ query: { period: day } });
          shown.push({
            day,
            taken: data.day?.taken.cents ?? 0,
            refunded: data.day?.refunded.cents ?? 0,
            net: data.day?.net.cents ?? 0,
          });
        }
        expect(shown).toEqual(papers);
        const files = [];
        for (const month of new Set(papers.map(({ day }) => day.slice(0, 7)))) {
          const file = readFile(await money.accounts({ query: { period: month } }));
          files.push(file);
          const ofMonth = papers.filter(({ day }) => day.startsWith(month));
          const gross = ofMonth.reduce((sum, { taken, refunded }) => sum + taken - refunded, 0);
          const { data } = await money.sums({ query: { period: month } });
          expect([file.gross, data.month.gross.cents]).toEqual([gross, gross]);
          expect(data.month.vat.cents).toBe(gross - data.month.net.cents);
          const report = (await money.dayReport({ query: { period: month } })).split('\r\n').slice(2, -1);
          const reported = report.map((line) =>
            Math.round(Number(line.split(';')[8]?.replace(',', '.')) * 100),
          );
          expect(reported.reduce((sum, each) => sum + each, 0)).toBe(gross);
        }
        const numbers = files.flatMap((file) => file.numbers);
        expect([isComplete(numbers, 'R'), isComplete(numbers, 'A')]).toEqual([true, true]);
        const { count } = await db
          .selectFrom('ride_documents')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        expect(numbers).toHaveLength(count);
      }),
      { numRuns: times(6, 200) },
    );
  },
  15 * 60_000,
);
