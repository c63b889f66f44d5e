import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, openLedger, readTrust } from '@livree/release/ledger';
import type { RemotePlan, ShellPlan } from '@livree/release/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run, type CommandContext } from './command-line.ts';
import { newest, plantContext, type PlantedContext } from './testing/planted-context.ts';

let root: string;
let context: CommandContext;
let sources: PlantedContext['sources'];

const dist = (id: string) => join(root, id);
const release = (...args: string[]) => run(context, args);

async function published(plan: RemotePlan): Promise<void> {
  sources.remotes[plan.id] = plan;
  await release('publish', plan.id);
}

async function shellPublished(plan: ShellPlan): Promise<string> {
  sources.shell = plan;
  await release('publish', 'shell');
  return newest(context, 'shell');
}

afterEach(() => rmSync(root, { recursive: true }));
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-release-'));
  ({ context, sources } = await plantContext(root, folderStore(join(root, 'ledger'))));
});

it('the shell is published, promoted and rolled back like a remote, and is in status and list', async () => {
  const first = await newest(context, 'shell');
  const second = await shellPublished({ edition: '2' });
  expect(existsSync(join(root, 'ledger/releases/shell', second, 'browser/shell.e2.js.br'))).toBe(true);
  expect(existsSync(join(root, 'ledger/releases/shell', second, 'server/index.mjs'))).toBe(true);
  expect(await release('promote', 'shell')).toEqual([`shell@${second} is now live`]);
  expect(await release('status')).toContain(`shell@${second}  counts unknown`);
  expect(await release('rollback', 'shell')).toEqual([`shell@${first} is live again`]);
  expect((await release('list', 'shell')).map((line) => line.endsWith('  live'))).toEqual([true, false]);
  await expect(release('retire', 'shell')).rejects.toThrow('the shell cannot be taken offline');
});

it('a shell is refused if its server files differ from its release.json', async () => {
  const untouched = context;
  context = {
    ...context,
    build: async (id) =>
      untouched.build(id).then(() => appendFileSync(join(dist(id), 'server/index.mjs'), ' ')),
  };
  sources.shell = { edition: 'altered' };
  await expect(release('publish', 'shell')).rejects.toThrow('server/index.mjs of shell@');
});

it('a shell is not made live if a live remote does not match it, unless that is promoted together with it', async () => {
  await published({ id: 'booking', contract: 1 });
  await release('promote', 'booking');
  await shellPublished({ contracts: [2] });
  await expect(release('promote', 'shell')).rejects.toThrow('speaks contract 1, but the shell runs 2');
  await published({ id: 'booking', contract: 2 });
  await release('promote', 'shell', 'booking');
  await expect(release('rollback', 'shell')).rejects.toThrow('speaks contract 2, but the shell runs 1');
});

it('the ledger’s shells decide which remotes are released, whatever shell was built since', async () => {
  sources.shell = { provides: { react: '20.0.0' } };
  await context.build('shell');
  const refusal = 'needs react 20.0.0, but the shell provides none';
  await expect(published({ id: 'booking', shared: { react: '20.0.0' } })).rejects.toThrow(refusal);
  await release('publish', 'booking', '--unchecked');
  await expect(release('promote', 'booking')).rejects.toThrow(refusal);
  await release('publish', 'shell');
  expect(await release('promote', 'shell', 'booking')).toHaveLength(2);
});

it('every composition needs a shell', async () => {
  context = { ...context, ledger: openLedger(folderStore(join(root, 'empty')), await readTrust({}, root)) };
  await expect(published({ id: 'booking' })).rejects.toThrow('no shell is published');
  await release('publish', 'booking', '--unchecked');
  await expect(release('promote', 'booking')).rejects.toThrow('no shell is live');
});

it('seed makes a new build of the shell live, and does not undo a rollback', async () => {
  sources.shell = { edition: '2' };
  await context.build('shell');
  context = { ...context, builds: () => ({ shell: dist('shell') }) };
  expect(await release('seed')).toEqual([expect.stringMatching(/^now live: shell@\w+$/)]);
  await release('rollback', 'shell');
  expect(await release('seed')).toEqual(['the ledger is up to date']);
});
