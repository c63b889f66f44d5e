import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { seedDemonstration } from '../../seed.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/index.ts';
import { agreeOnKeys, replaceKeys } from './index.ts';

const root = mkdtempSync(join(tmpdir(), 'livree-site-keys-'));
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true });
});

const ours = {
  quoteSecret: 'q'.repeat(43),
  pushKey: 'p'.repeat(43),
  dataFolder: join(root, 'ours'),
  s3: undefined,
  brand: { ...readConfig({}).brand, isDemonstration: false },
};
const others = { ...ours, quoteSecret: 'Q'.repeat(43), pushKey: 'P'.repeat(43) };
const bucket = {
  bucket: 'uploads',
  endpoint: 'http://store.example:9000',
  region: 'eu-west-3',
  accessKeyId: 'an id of the tests',
  secretAccessKey: 'a secret of the tests',
};
const otherStore = /^LIVREE_S3_BUCKET, LIVREE_S3_ENDPOINT or LIVREE_DATA leads to another store[^\n]*$/;

test('a process of the demonstration does not fill the database of a company, or the other way round', async () => {
  const { db } = database;
  const demonstration = { ...ours, brand: { ...ours.brand, isDemonstration: true } };
  await agreeOnKeys(db, ours);
  for (const enter of [agreeOnKeys, replaceKeys])
    await expect(enter(db, demonstration)).rejects.toThrow(
      /that of a company, and LIVREE_DEMONSTRATION is on/,
    );
  await db.updateTable('site_keys').set({ fingerprint: 'on' }).where('name', '=', 'demonstration').execute();
  await expect(agreeOnKeys(db, ours)).rejects.toThrow(/a company begins with a database of its own/);
  await agreeOnKeys(db, demonstration);
  await db.updateTable('site_keys').set({ fingerprint: 'off' }).where('name', '=', 'demonstration').execute();
});

test('a database that was in use before knows whose it is by what it has', async () => {
  const mode = readFileSync(join(import.meta.dirname, '../db/migrations/0695-site-mode.sql'), 'utf8');
  const { db } = database;
  const markOf = async () => {
    await db.deleteFrom('site_keys').where('name', '=', 'demonstration').execute();
    await sql.raw(mode).execute(db);
    return db.selectFrom('site_keys').select('fingerprint').where('name', '=', 'demonstration').execute();
  };
  expect(await markOf()).toEqual([{ fingerprint: 'off' }]);
  await seedDemonstration(db, readConfig({}));
  expect(await markOf()).toEqual([{ fingerprint: 'on' }]);
  await db.deleteFrom('reviews').execute();
  const kept = await db.deleteFrom('site_keys').returningAll().execute();
  expect(await markOf()).toEqual([]);
  await db.insertInto('site_keys').values(kept).execute();
  expect(await markOf()).toEqual([{ fingerprint: 'off' }]);
});

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

test('a folder of uploaded files is the same one after a move, and another one elsewhere', async () => {
  const { db } = database;
  await agreeOnKeys(db, ours);
  await expect(agreeOnKeys(db, { ...ours, dataFolder: join(root, 'elsewhere') })).rejects.toThrow(otherStore);
  await expect(agreeOnKeys(db, { ...ours, s3: bucket })).rejects.toThrow(otherStore);
  const moved = join(root, 'moved');
  renameSync(ours.dataFolder, moved);
  await agreeOnKeys(db, { ...ours, dataFolder: moved });
  cpSync(moved, ours.dataFolder, { recursive: true });
});

test('a process that is refused for its key names no store', async () => {
  const { db } = database;
  await db.deleteFrom('site_keys').where('name', '=', 'store').execute();
  await expect(agreeOnKeys(db, { ...others, dataFolder: join(root, 'elsewhere') })).rejects.toThrow(
    'LIVREE_',
  );
  await agreeOnKeys(db, ours);
});

test('a folder that cannot be used is named', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  await expect(agreeOnKeys(database.db, { ...ours, dataFolder: file })).rejects.toThrow(
    /^The folder of uploaded files cannot be used: EEXIST/,
  );
});

test('replaced keys are the site’s from then on', async () => {
  const { db } = database;
  await replaceKeys(db, others);
  await agreeOnKeys(db, others);
  await expect(agreeOnKeys(db, ours)).rejects.toThrow('LIVREE_QUOTE_SECRET');
});

test('a replaced store is the site’s from then on, and its keys may change', async () => {
  const { db } = database;
  await replaceKeys(db, { ...ours, s3: bucket });
  await agreeOnKeys(db, { ...ours, s3: { ...bucket, accessKeyId: 'another', secretAccessKey: 'another' } });
  for (const changes of [{ bucket: 'others' }, { endpoint: undefined }])
    await expect(agreeOnKeys(db, { ...ours, s3: { ...bucket, ...changes } })).rejects.toThrow(otherStore);
  await expect(agreeOnKeys(db, ours)).rejects.toThrow(otherStore);
});
