import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSigner, folderStore, newPrivateKey, openLedger, type Store } from '@livree/release/ledger';
import { plantedStores, type PlantedStore } from '@livree/release/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedStore } from './cached-store.ts';

let folder: string;
let bucket: PlantedStore;
let kept: Store;
let troubles: unknown[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livree-kept-'));
  bucket = await plantedStores['a bucket']();
  kept = folderStore(join(folder, 'kept'));
  troubles = [];
});
afterEach(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const reader = () =>
  cachedStore(
    bucket.store,
    kept,
    () => performance.now(),
    (error) => void troubles.push(error),
  );
const file = 'releases/booking/0123456789ab/browser/entry.js';

it('a cached store is still readable while the ledger is unreachable, even after a restart, and reports the failure once', async () => {
  await bucket.store.write(file, 'an entry');
  await bucket.store.write('log.jsonl', '{}');
  const first = reader();
  for (const path of [file, 'log.jsonl']) await first.read(path);
  expect(await first.stamp('log.jsonl')).toBeDefined();
  await bucket.close();
  const second = reader();
  expect((await second.read(file))?.toString()).toBe('an entry');
  expect((await second.read('log.jsonl'))?.toString()).toBe('{}');
  expect(await second.stamp('log.jsonl')).toBeDefined();
  expect(troubles).toHaveLength(1);
  expect(second.silence()).toBeGreaterThan(0);
  await expect(second.read('missing.jsonl')).rejects.toThrow('the ledger cannot be used');
});

it('a cached store sees changes within a second, and requests no release file twice', async () => {
  await bucket.store.write(file, 'an entry');
  const store = reader();
  await store.read(file);
  await bucket.store.write(file, 'other bytes');
  expect((await store.read(file))?.toString()).toBe('an entry');
  const before = await store.stamp('log.jsonl');
  await bucket.store.write('log.jsonl', '{}');
  await expect.poll(() => store.stamp('log.jsonl'), { timeout: 3000 }).not.toBe(before);
});

it.each([
  ['fails', () => Promise.reject(new Error('no answer'))],
  ['comes too late', (path: string) => sleep(700).then(() => bucket.store.read(path))],
])('a line whose first reading %s is read a second later, and once', async (_what, readBadly) => {
  const signer = createSigner(newPrivateKey());
  const trust = { operatorKey: signer.key, signer: async () => signer };
  const writer = openLedger(bucket.store, trust);
  const grant = (team: string) =>
    writer.record(new Date(), { act: 'grant', team, key: signer.key, remotes: [team] });
  await grant('blog');
  let clock = 1000;
  let isBad = false;
  let reads = 0;
  const remote: Store = {
    ...bucket.store,
    read(path) {
      reads += 1;
      return isBad ? readBadly(path) : bucket.store.read(path);
    },
  };
  const store = cachedStore(
    remote,
    kept,
    () => clock,
    (error) => void troubles.push(error),
  );
  const ledger = openLedger(store, trust);
  const teams = async () => {
    clock += 1001;
    // The library keeps the time of a call for a millisecond.
    await sleep(5);
    return [...(await ledger.grants()).keys()];
  };
  expect(await teams()).toEqual(['blog']);
  await grant('booking');
  isBad = true;
  expect(await teams()).toEqual(['blog']);
  isBad = false;
  // What comes late has come.
  await sleep(400);
  expect(await teams()).toEqual(['blog', 'booking']);
  await teams();
  const before = reads;
  await teams();
  await teams();
  expect([reads - before, troubles.length]).toEqual([0, 1]);
});
