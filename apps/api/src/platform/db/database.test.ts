import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { type Connection, type Database, isDuplicate, isUnreachable, ping, statementWith } from './index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table counters (id integer primary key, value bigint not null)`.execute(database.db);
});
afterAll(() => database.close());

test('fifty concurrent transactions each see a consistent state, and failed ones leave nothing', async () => {
  await sql`insert into counters values (1, 0)`.execute(database.db);
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      database.db.transaction().execute(async (trx) => {
        await sql`update counters set value = value + 1 where id = 1`.execute(trx);
        if (index % 10 === 0) throw new Error('changed my mind');
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  const { rows } = await sql<{ value: number }>`select value from counters where id = 1`.execute(database.db);
  expect(rows).toEqual([{ value: 45 }]);
});

test('values are read alike on both engines', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select 9007199254740991::bigint as big, date '2026-05-04' as day, timestamptz '2026-05-04 10:00+02' as moment,
      '[{"a": 1}]'::jsonb as json, 4.5::numeric as decimal, null as nothing`.execute(database.db);
  expect(rows[0]).toEqual({
    big: 9_007_199_254_740_991,
    day: '2026-05-04',
    moment: new Date('2026-05-04T08:00:00Z'),
    json: [{ a: 1 }],
    decimal: '4.5',
    nothing: null,
  });
});

test('a database that does not answer in time is told from one that does', async () => {
  await ping(database.db);
  const most = database.engine === 'pglite' ? 1 : 20;
  const taken = await Promise.all(Array.from({ length: most }, () => database.pool.connect()));
  await expect(ping(database.db, 200)).rejects.toThrow('no answer in 200 ms');
  for (const connection of taken) connection.release();
  await ping(database.db);
});

test('a database error keeps its kind', async () => {
  await sql`insert into counters values (7, 0)`.execute(database.db);
  const fault: unknown = await sql`insert into counters values (7, 0)`
    .execute(database.db)
    .catch((error: unknown) => error);
  expect(isDuplicate(fault)).toBe(true);
});

test('a statement that is compiled once takes the values of each call', async () => {
  await sql`insert into counters values (11, 1), (12, 2)`.execute(database.db);
  const townOf = statementWith<{ town: string | null; least: number }, { town: string }>((db, place) =>
    db
      .selectNoFrom(sql<string>`coalesce(${place('town')}, 'nowhere')`.as('town'))
      .where(sql<boolean>`${place('least')}::integer <= (select max(id) from counters)`),
  );
  expect(await townOf(database.db, { town: 'Lyon', least: 1 })).toEqual([{ town: 'Lyon' }]);
  expect(await townOf(database.db, { town: null, least: 12 })).toEqual([{ town: 'nowhere' }]);
  expect(await townOf(database.db, { town: 'Lyon', least: 1e6 })).toEqual([]);
});

test('an error of the database names who asked', async () => {
  const askForNothing = () => sql`select nothing from nowhere`.execute(database.db);
  const fault: unknown = await askForNothing().catch((error: unknown) => error);
  expect(fault).toHaveProperty('stack', expect.stringContaining('pooled-connection.ts'));
});

test('changed rows are counted', async () => {
  await sql`insert into counters values (8, 0), (9, 0)`.execute(database.db);
  const result = await sql`update counters set value = 1 where id in (8, 9)`.execute(database.db);
  expect(result.numAffectedRows).toBe(2n);
});

test('a long queue of statements does not block the event loop', async () => {
  let turns = 0;
  let isWaiting = true;
  const turn = (): void => {
    turns += 1;
    if (isWaiting) setImmediate(turn);
  };
  setImmediate(turn);
  const queue = Array.from({ length: 40 }, (_, index) => sql`select ${index}::integer`.execute(database.db));
  await Promise.all(queue);
  isWaiting = false;
  expect(turns).toBeGreaterThan(database.engine === 'pglite' ? 30 : 1);
});

const readCounters = (db: Connection) => sql`select * from counters where id > ${0}`.execute(db);

test('a statement planned before a schema change is planned again', async () => {
  await readCounters(database.db);
  await sql`alter table counters add column note text`.execute(database.db);
  const { rows } = await readCounters(database.db);
  expect(rows[0]).toHaveProperty('note', null);
});

test('a statement planned before a schema change is refused as unavailable inside a transaction, and the next transaction succeeds', async () => {
  const inTransaction = () => database.db.transaction().execute(readCounters);
  await inTransaction();
  await sql`alter table counters add column remark text`.execute(database.db);
  expect(isUnreachable(await inTransaction().catch((error: unknown) => error))).toBe(true);
  expect((await inTransaction()).rows[0]).toHaveProperty('remark', null);
});
