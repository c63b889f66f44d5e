import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plantRemote, plantShell } from '../../testing/planted-builds.ts';
import { buildFolder } from '../built-release.ts';
import { openLedger, type Ledger } from '../ledger.ts';
import { createSigner, newPrivateKey } from '../log/keys.ts';
import { folderStore } from '../store/folder-store.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { retire } from './retire.ts';

const signer = createSigner(newPrivateKey());

let root: string;
let ledger: Ledger;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-retire-'));
  ledger = openLedger(folderStore(join(root, 'ledger')), {
    operatorKey: signer.key,
    signer: async () => signer,
  });
  plantShell(join(root, 'shell'));
  plantRemote(join(root, 'blog'), { id: 'blog', paths: ['/blog'] });
  plantRemote(join(root, 'marketing'), { id: 'marketing', paths: ['/'] });
  for (const id of ['shell', 'blog', 'marketing']) {
    const { release } = await publish(ledger, id, buildFolder(join(root, id)), new Date());
    await promote(ledger, { [id]: release.version }, new Date());
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('what is offline is not taken offline again, but its paths may lead elsewhere', async () => {
  const take = (to?: string) => retire(ledger, { remote: 'blog', to }, new Date());
  const isRefused = () =>
    expect(take()).rejects.toThrow('blog is offline already; rollback blog brings it back');
  await take();
  await isRefused();
  await take('/');
  expect((await ledger.live()).retired).toEqual({ blog: { to: '/' } });
  await expect(take('/')).rejects.toThrow('blog is offline already');
  await take();
  await isRefused();
});
