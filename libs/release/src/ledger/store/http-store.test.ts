import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@livree/server/free-port';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFaultyLine, type FaultyLine } from '../../testing/faulty-line.ts';
import { plantRemote, plantShell } from '../../testing/planted-builds.ts';
import { buildFolder } from '../built-release.ts';
import { openLedger, type Ledger } from '../ledger.ts';
import type { Act } from '../log/acts.ts';
import { createSigner, newPrivateKey } from '../log/keys.ts';
import { promote } from '../operations/promote.ts';
import { publish } from '../operations/publish.ts';
import { rollback } from '../operations/rollback.ts';
import { createLedgerService } from '../service/ledger-service.ts';
import { folderStore } from './folder-store.ts';
import { httpStore } from './http-store.ts';
import type { Store } from './store.ts';

const operator = createSigner(newPrivateKey());
const trust = { operatorKey: operator.key, signer: async () => operator };
const now = () => new Date();

let root: string;
let line: FaultyLine;
let service: ReturnType<typeof createLedgerService>;
let own: Ledger;
let far: Store;
let versions: string[];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-line-'));
  const port = await freePort();
  line = await openFaultyLine(`http://127.0.0.1:${port}`);
  const behind = folderStore(join(root, 'ledger'));
  service = createLedgerService(behind, operator.key, { host: new URL(line.address).host });
  await service.listen({ host: '127.0.0.1', port });
  own = openLedger(behind, trust);
  far = httpStore(line.address, trust.signer);
  plantShell(join(root, 'shell'));
  const shell = await publish(own, 'shell', buildFolder(join(root, 'shell')), now());
  await promote(own, { shell: shell.release.version }, now());
  versions = [];
  for (const edition of ['1', '2', '3']) {
    plantRemote(join(root, edition), { id: 'booking', edition });
    const { release } = await publish(own, 'booking', buildFolder(join(root, edition)), now());
    await promote(own, { booking: release.version }, now());
    versions.push(release.version);
  }
});
afterEach(async () => {
  line.close();
  await service.close();
  rmSync(root, { recursive: true, force: true });
});

const grant: Act = { act: 'grant', team: 'blog', key: operator.key, remotes: [] };

it.each([
  ['nobody', async () => {}],
  ['another writer', () => own.record(now(), grant)],
])(
  'a rollback whose answer is lost by a service is done, even if %s came in between',
  async (_who, meanwhile) => {
    line.next('PUT', 'lost', meanwhile);
    const { version } = await rollback(openLedger(far, trust), 'booking', now());
    expect(version).toBe(versions[1]);
    expect((await own.trails())['booking']).toEqual([versions[1], versions[0]]);
  },
);

it('a line that a service never got is reported as such', async () => {
  const ledger = openLedger(far, trust);
  await ledger.live();
  await service.close();
  await expect(rollback(ledger, 'booking', now())).rejects.toThrow('the ledger cannot be used');
  expect((await own.trails())['booking']?.[0]).toBe(versions[2]);
});

it('an answer of a service that is cut is not taken for a file', async () => {
  line.next('GET', 'cut');
  await expect(far.read('log.jsonl')).rejects.toThrow('the ledger cannot be used');
});
