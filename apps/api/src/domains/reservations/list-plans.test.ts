import { z } from '@livree/contracts/schema';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import type { Connection, Tables } from '../../platform/db/index.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { everyTransaction, listTransactions } from '../payments/transaction-list.repository.ts';
import { countByStatus, listReservations } from './reservation-list.repository.ts';

const api = withTestApi();
const rows = 100_000;
const slice = { limit: 15, offset: 0 };

/** Writes many rows without the text indexes, whose upkeep row by row takes most of the time. */
async function withoutTextIndexes(db: Connection, write: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes where indexname like '%_by_text'`.execute(
    db,
  );
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await write();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
}

/** Rides of a thousand customers over twenty years, each paid once. No two of one vehicle overlap. */
async function fill(db: Connection): Promise<void> {
  await sql`insert into users (email, name, language, created_at)
    select 'customer' || n || '@example.org', 'Customer ' || n, 'fr', now() from generate_series(1, 1000) n`.execute(
    db,
  );
  await sql`insert into reservations (reference, customer_id, vehicle_id, status, during, pickup_at, time_zone,
      client_name, client_email, pickup_address, destination_address, passengers_count, total_cents, quote,
      fingerprint, language, created_at, updated_at, cancellation_cause)
    select 'LV-' || n, 1 + n % 1000, vehicle.id, ride.status, tstzrange(ride.at, ride.at + interval '2 hours'),
      ride.at, 'Europe/Paris', 'Customer ' || n % 1000, 'customer' || n % 1000 || '@example.org',
      n || ' rue de la Gare', 'Aéroport ' || n % 97, 2, 10000, '{}', 'x', 'fr', ride.at, ride.at,
      case ride.status when 'cancelled' then 'customer' end
    from generate_series(1, ${rows}::integer) n
    join (select id, row_number() over (order by id) as place, count(*) over () as count from vehicles) vehicle
      on vehicle.place = 1 + n % vehicle.count
    cross join lateral (select '2010-01-01T00:00Z'::timestamptz + n / vehicle.count * interval '3 hours' as at,
      (array['completed', 'cancelled', 'confirmed', 'completed', 'completed'])[1 + n % 5] as status) ride`.execute(
    db,
  );
  await sql`insert into transactions (transaction_id, reservation_id, customer_id, type, provider, method, status,
      amount_cents, idempotency_key, provider_reference, language, created_at, updated_at)
    select 'TX-' || id, id, customer_id, 'payment', 'sandbox', 'card',
      (array['completed', 'completed', 'failed', 'refunded', 'completed'])[1 + id % 5],
      10000, 'res-' || id, 'pi_' || id, 'fr', created_at, created_at from reservations`.execute(db);
}

const plan = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  get Plans(): z.ZodMiniOptional<z.ZodMiniArray<typeof plan>> {
    return z.optional(z.array(plan));
  },
});
type Plan = z.output<typeof plan>;
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: plan })]) })]);
const nodes = (node: Plan): Plan[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

const filters = [
  {},
  { status: 'confirmed' },
  { status: 'failed' },
  { dateFrom: '2013-03-01', dateTo: '2013-03-31' },
  { search: '4217 rue' },
  { status: 'completed', dateFrom: '2013-03-01', search: 'lv-777' },
];

describe.runIf(process.env['LIVREE_TEST_ENGINE'] === 'postgres')('of 100,000 rides', () => {
  test('no list reads all rows', async () => {
    const { db } = api().deps;
    await db.connection().execute(async (session) => {
      // VACUUM marks no page as all-visible while a commit of its rows is unflushed.
      await sql`set synchronous_commit = on`.execute(session);
      await withoutTextIndexes(session, () => fill(session));
      await sql`vacuum analyze reservations, transactions`.execute(session);
    });
    const name = (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name;
    const address = new URL(inject('postgresUrl'));
    address.pathname = `/${name}`;
    const pool = new pg.Pool({ connectionString: address.href, max: 2 });
    const sent: CompiledQuery[] = [];
    const watched = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void sent.push(query),
    });
    const { id } = await db.selectFrom('users').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    for (const customerId of [id, null]) {
      for (const filter of filters) {
        await listReservations(watched, { ...filter, customerId }, slice);
        const transactions = { ...filter, customerId, timeZone: 'Europe/Paris' };
        await listTransactions(watched, transactions, slice);
        await everyTransaction(watched, transactions).next();
      }
    }
    await countByStatus(watched, id);
    const searches = filters.filter((filter) => 'search' in filter).length;
    expect(sent).toHaveLength(2 * (5 * filters.length + searches) + 1);
    for (const query of sent.filter(({ sql: text }) => !text.includes('from "vehicles"'))) {
      const answer = await pool.query(`explain (format json) ${query.sql}`, [...query.parameters]);
      const [
        {
          'QUERY PLAN': [{ Plan: root }],
        },
      ] = z.parse(explained, answer.rows);
      const read = nodes(root).filter(({ 'Relation Name': relation }) => relation !== 'vehicles');
      expect(
        read.filter((node) => node['Node Type'] === 'Seq Scan'),
        query.sql,
      ).toEqual([]);
      expect(
        read.some((node) => node['Node Type'].includes('Index')),
        query.sql,
      ).toBe(true);
    }
    await watched.destroy();
  });
});
