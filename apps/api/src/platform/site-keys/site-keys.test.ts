import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/index.ts';
import { agreeOnKeys, replaceKeys } from './index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ours = { quoteSecret: 'q'.repeat(43), pushKey: 'p'.repeat(43) };
const others = { quoteSecret: 'Q'.repeat(43), pushKey: 'P'.repeat(43) };

test('processes with the same keys share a database; one with others is told which, and no key is stored', async () => {
  const { db } = database;
  await Promise.all([agreeOnKeys(db, ours), agreeOnKeys(db, ours)]);
  await expect(agreeOnKeys(db, { ...ours, pushKey: others.pushKey })).rejects.toThrow(
    /^LIVREE_PUSH_KEY differs from that of the site's other processes[^\n]*$/,
  );
  await expect(agreeOnKeys(db, others)).rejects.toThrow(/^LIVREE_QUOTE_SECRET.*\nLIVREE_PUSH_KEY/);
  const stored = JSON.stringify(await db.selectFrom('site_keys').selectAll().execute());
  expect(stored).toContain('"quotes"');
  expect(stored).not.toMatch(/qqq|ppp/i);
});

test('replaced keys are the site’s from then on', async () => {
  const { db } = database;
  await replaceKeys(db, others);
  await agreeOnKeys(db, others);
  await expect(agreeOnKeys(db, ours)).rejects.toThrow('LIVREE_QUOTE_SECRET');
});
