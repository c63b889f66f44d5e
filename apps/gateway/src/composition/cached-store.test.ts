import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, type Store } from '@livree/release/ledger';
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

const reader = () => cachedStore(bucket.store, kept, (error) => void troubles.push(error));
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
