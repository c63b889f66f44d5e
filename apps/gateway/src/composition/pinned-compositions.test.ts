import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildFolder,
  createSigner,
  newPrivateKey,
  openNamedLedger,
  openStore,
  promote,
  publish,
} from '@livree/release/ledger';
import { plantRemote, plantShell } from '@livree/release/testing';
import { expect, it } from 'vitest';
import { compose } from './compose-site.ts';
import { pinnedCompositions } from './pinned-compositions.ts';
import { shellReader } from './shell-reader.ts';

/** Rejects as a ledger whose server does not answer. */
async function failToRead(): Promise<never> {
  const nowhere = await openStore('http://127.0.0.1:1', async () => createSigner(newPrivateKey()));
  await nowhere.read('log.jsonl');
  throw new Error('something answered');
}

it('a booking finds what it began with again once the ledger can be reached', async () => {
  const root = mkdtempSync(join(tmpdir(), 'livree-pinned-'));
  const ledger = await openNamedLedger({}, root);
  plantShell(join(root, 'shell'));
  plantRemote(join(root, 'booking'), { id: 'booking' });
  for (const id of ['shell', 'booking']) {
    const { release } = await publish(ledger, id, buildFolder(join(root, id)), new Date());
    await promote(ledger, { [id]: release.version }, new Date());
  }
  const { visitors } = await compose(ledger, await ledger.live());
  let isReachable = false;
  const find = pinnedCompositions({
    ledger: {
      ...ledger,
      release: (id, version) => (isReachable ? ledger.release(id, version) : failToRead()),
    },
    readShell: shellReader(ledger),
    time: Date.now,
    onTrouble: (error) => expect.unreachable(String(error)),
  });
  expect(await find(visitors.id)).toBeUndefined();
  isReachable = true;
  expect((await find(visitors.id))?.id).toBe(visitors.id);
  rmSync(root, { recursive: true, force: true });
});
