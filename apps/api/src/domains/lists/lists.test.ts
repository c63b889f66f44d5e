import { customerRoutes, type listRoutes, type Route, routes } from '@livree/contracts';
import { examples } from '@livree/contracts/examples';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { recordAct } from '../../platform/audit/index.ts';
import { operatorToken, tokenAs } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

/** What a spreadsheet would evaluate, and how a file says it. */
const formula = '=1+1';
const asText = "'=1+1";

/** A ride of a customer, paid. */
async function someRide() {
  const token = await api().signUp();
  const { reservation } = await book(api(), token);
  const { payments } = api().client({ token });
  const [payment] = (await payments.list()).data.items;
  return { token, id: reservation.id, payments, paymentId: payment?.id ?? 0 };
}

interface Case {
  readonly route: Route;
  /** Adds one row that says a formula. */
  readonly add: () => Promise<unknown>;
  /** Filters that find that row, and others that do not; absent for a list without any. */
  readonly finds?: Readonly<Record<string, string>>;
  readonly misses?: Readonly<Record<string, string>>;
}

const { lists } = routes;
const setAll = (table: 'vehicles' | 'users', column: string) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${formula}`.execute(api().deps.db);

const cases: Readonly<Record<keyof typeof listRoutes | 'customers', Case>> = {
  rides: {
    route: lists.rides,
    add: async () => book(api(), await api().signUp(), { specialRequests: formula }),
    finds: { search: 'reims', status: 'confirmed' },
    misses: { search: 'reims', status: 'cancelled' },
  },
  vehicles: {
    route: lists.vehicles,
    add: () => setAll('vehicles', 'model'),
    finds: { search: formula, shows: 'offered' },
    misses: { search: formula, shows: 'retired' },
  },
  movements: {
    route: lists.movements,
    add: async () => {
      await someRide();
      await api().deps.db.updateTable('reservations').set({ client_name: formula }).execute();
    },
    finds: { period: '2026-06', type: 'payment' },
    misses: { period: '2026-06', type: 'refund' },
  },
  refundRequests: {
    route: lists.refundRequests,
    add: async () => {
      const { payments, paymentId } = await someRide();
      await payments.refund({ params: { id: paymentId }, headers: {}, body: { reason: formula } });
    },
    finds: { decision: 'awaited' },
    misses: { decision: 'declined' },
  },
  disputes: {
    route: lists.disputes,
    add: async () => {
      const { paymentId } = await someRide();
      const dispute = {
        provider: 'stripe',
        reference: 'dp_1',
        transaction_id: paymentId,
        amount_cents: 1250,
        reason: formula,
        status: 'open' as const,
        answer_by: null,
        opened_at: api().clock.now(),
        closed_at: null,
      };
      await api().deps.db.insertInto('disputes').values(dispute).execute();
    },
  },
  differences: {
    route: lists.differences,
    add: async () => {
      const now = api().clock.now();
      const difference = {
        provider: 'stripe',
        movement: 'payment' as const,
        reference: formula,
        kind: 'missing_here' as const,
        transaction_id: null,
        our_cents: null,
        their_cents: 1250,
        happened_at: now,
        found_at: now,
        closed_at: null,
      };
      await api().deps.db.insertInto('book_differences').values(difference).execute();
    },
  },
  reviews: {
    route: lists.reviews,
    add: async () => {
      const { token, id: reservationId } = await someRide();
      await api().deps.db.updateTable('reservations').set({ status: 'completed' }).execute();
      const body = { reservationId, rating: 5, comment: `${formula} et merci beaucoup` };
      await api().client({ token }).reviews.create({ body });
    },
    finds: { status: 'pending' },
    misses: { status: 'rejected' },
  },
  messages: {
    route: lists.messages,
    add: () =>
      api()
        .client()
        .contact.send({
          body: {
            name: 'Zoé Petit',
            email: 'zoe@example.org',
            subject: 'support',
            message: `${formula} et plus encore`,
          },
        }),
    finds: { answered: 'false' },
    misses: { answered: 'true' },
  },
  subscribers: {
    route: lists.subscribers,
    add: async () => {
      await api()
        .client()
        .newsletter.subscribe({ body: { email: 'zoe@example.org' } });
      await api().deps.db.updateTable('newsletter_subscriptions').set({ email: formula }).execute();
    },
    finds: { search: '1+1' },
    misses: { search: 'nobody' },
  },
  articles: {
    route: lists.articles,
    add: async () => {
      const { blog } = api().client({ token: await operatorToken(api()) });
      await blog.create({ body: { title: formula, content: '<p>Un texte.</p>' } });
    },
    finds: { state: 'draft' },
    misses: { state: 'scheduled' },
  },
  acts: {
    route: lists.acts,
    add: () =>
      recordAct(api().deps.db, {
        actor: { id: 0, name: formula, source: 'provider' },
        at: api().clock.now(),
        act: 'flights.report',
        subject: 'reservations',
        subjectId: 12,
        before: { status: 'confirmed' },
        after: null,
      }),
    finds: { source: 'provider', act: 'report' },
    misses: { source: 'screen' },
  },
  people: {
    route: lists.people,
    add: async () => {
      await operatorToken(api());
      await setAll('users', 'name');
    },
  },
  customers: {
    route: customerRoutes.saveList,
    add: async () => {
      await api().signUp();
      await setAll('users', 'name');
    },
    finds: { search: 'claire@', kind: 'account' },
    misses: { search: 'claire@', kind: 'guest' },
  },
};

const byteOrderMark = '\uFEFF';

/** The lines of a file, as its bytes say them. */
async function readFile(
  route: Route,
  query: Readonly<Record<string, string>>,
  { language = 'fr', token }: { readonly language?: string; readonly token?: string } = {},
) {
  const answer = await api().app.inject({
    url: `/api${route.path}?${new URLSearchParams(query)}`,
    headers: {
      authorization: `Bearer ${token ?? (await operatorToken(api()))}`,
      'accept-language': language,
    },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.body.startsWith(byteOrderMark)).toBe(true);
  const [headings = '', ...rows] = answer.body.slice(1).split('\r\n');
  expect(rows.pop()).toBe('');
  return { headings, rows };
}

const headingsOf = ({ id }: Route): string =>
  String(examples.get(id)?.response).slice(1).split('\r\n')[0] ?? '';

describe.each(Object.entries(cases))('the list of %s', (_, { route, add, finds = {}, misses }) => {
  test('is a file with the rows of its filters, whose cells no spreadsheet evaluates', async () => {
    await add();
    const { headings, rows } = await readFile(route, finds);
    expect(headings).toBe(headingsOf(route));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.join('\n')).toContain(asText);
    for (const row of rows) expect(row).not.toMatch(/(^|;)=/);
    if (misses === undefined) return;
    expect((await readFile(route, misses)).rows.join('\n')).not.toContain(asText);
  });

  test('speaks the language of whoever takes it, who is recorded', async () => {
    const { headings } = await readFile(route, {}, { language: 'en' });
    expect(headings).not.toBe(headingsOf(route));
    expect(headings.split(',')).toHaveLength(headingsOf(route).split(';').length);
    const acts = await api().deps.db.selectFrom('acts').select(['act', 'actor_name']).execute();
    expect(acts).toEqual([{ act: route.id, actor_name: 'Opérateur' }]);
  });
});

test.each([lists.rides, lists.refundRequests, lists.messages])(
  'a dispatcher takes no way to reach customers away with $id',
  async (route) => {
    const { headings } = await readFile(route, {}, { token: await tokenAs(api(), 'dispatcher') });
    const expected = headingsOf(route).split(';');
    expect(headings.split(';')).toEqual(expected.filter((name) => name !== 'E-mail' && name !== 'Téléphone'));
  },
);

test('a list of more rows than one batch is whole, the newest first', async () => {
  await sql`insert into newsletter_subscriptions (email, language, created_at)
    select 'reader' || number || '@example.org', 'fr', now() from generate_series(1, 1203) number`.execute(
    api().deps.db,
  );
  const { rows } = await readFile(lists.subscribers, {});
  expect(rows).toHaveLength(1203);
  expect(new Set(rows).size).toBe(1203);
  expect(rows[0]).toContain('reader1203@');
  expect(rows.at(-1)).toContain('reader1@');
});
