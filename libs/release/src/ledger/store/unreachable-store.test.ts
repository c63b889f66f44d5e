import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plantRemote, plantShell } from '../../testing/planted-builds.ts';
import { buildFolder, readBuilt } from '../built-release.ts';
import { openLedger, type Ledger } from '../ledger.ts';
import { createSigner, newPrivateKey } from '../log/keys.ts';
import { assertReleasable } from '../operations/assert-releasable.ts';
import { promote } from '../operations/promote.ts';
import { publish } from '../operations/publish.ts';
import { createLedgerService } from '../service/ledger-service.ts';
import { folderStore } from './folder-store.ts';
import { httpStore } from './http-store.ts';
import { StoreError } from './store-error.ts';
import type { Store } from './store.ts';

const operator = createSigner(newPrivateKey());
const trust = { operatorKey: operator.key, signer: async () => operator };
const unreachable = 'the ledger cannot be used';

let root: string;
let store: Store;
let ledger: Ledger;
let version: string;
/** What the store's server does not give at the moment. */
let lost: (path: string) => boolean;
let written: string[];

const build = (name: string) => buildFolder(join(root, name));
const isDescription = (path: string) => path.startsWith('releases/booking/') && path.endsWith('release.json');

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-unreachable-'));
  lost = () => false;
  const files = folderStore(join(root, 'ledger'));
  store = {
    ...files,
    async read(path) {
      if (lost(path)) throw new StoreError(new Error('it answers 503'));
      return files.read(path);
    },
    async write(path, bytes) {
      written.push(path);
      await files.write(path, bytes);
    },
  };
  written = [];
  ledger = openLedger(store, trust);
  plantShell(join(root, 'shell'));
  plantRemote(join(root, 'booking'), { id: 'booking' });
  for (const id of ['shell', 'booking']) {
    const { release } = await publish(ledger, id, build(id), new Date());
    await promote(ledger, { [id]: release.version }, new Date());
    version = release.version;
  }
  written = [];
  lost = isDescription;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('no release is let through while the live one, with which it is compared, cannot be read', async () => {
  plantRemote(join(root, 'next'), { id: 'booking', edition: '2' });
  const next = await readBuilt('booking', build('next'));
  await expect(assertReleasable(ledger, next, new Date())).rejects.toThrow(unreachable);
  lost = () => false;
  await expect(assertReleasable(ledger, next, new Date())).resolves.toBeDefined();
});

it('a release that cannot be read is not written anew', async () => {
  await expect(publish(ledger, 'booking', build('booking'), new Date())).rejects.toThrow(unreachable);
  expect(written).toEqual([]);
});

it('a service whose store cannot be read lets nobody change a release, and says that it failed', async () => {
  const service = createLedgerService(store, operator.key);
  const address = await service.listen({ host: '127.0.0.1', port: 0 });
  const far = httpStore(address, trust.signer);
  const path = `releases/booking/${version}/browser/entry.aa11.js`;
  await expect(far.write(path, 'other bytes')).rejects.toThrow(`${unreachable}: it answers 500`);
  expect(written).toEqual([]);
  await service.close();
});
