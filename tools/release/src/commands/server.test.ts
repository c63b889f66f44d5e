import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSigner, folderStore, newPrivateKey, openLedger } from '@livree/release/ledger';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run, UsageError, type CommandContext } from '../command-line.ts';
import { plantContext } from '../testing/planted-context.ts';

const [old, present] = ['0a', '1b'].map((digits) => `sha256:${digits.repeat(32)}`);
const commit = '2c'.repeat(20);

let root: string;
let context: CommandContext;
let running: readonly (string | undefined)[];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-server-'));
  const planted = await plantContext(root, folderStore(join(root, 'ledger')));
  running = [];
  context = { ...planted.context, runningServers: async () => running };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const release = (...args: string[]) => run(context, args);
const name = (digest = '') => release('server', digest, '--commit', commit);
const status = async () => (await release('status')).filter((line) => line.startsWith('server'));

/** A statement of provenance with this subject and source. */
function writeStatement(digest: string, gitCommit: string): string {
  const file = join(root, 'provenance.json');
  const resolvedDependencies = [{ digest: { sha256: '3d'.repeat(32) } }, { digest: { gitCommit } }];
  writeFileSync(
    file,
    JSON.stringify({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: 'livree', digest: { sha256: digest } }],
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: { buildDefinition: { resolvedDependencies } },
    }),
  );
  return file;
}

it('the server is named once for each change, and the list has every one', async () => {
  expect(await status()).toEqual([]);
  expect(await name(old)).toEqual([`the server is now ${old}, built from commit ${commit}`]);
  expect(await name(old)).toEqual([`${old} is the server already`]);
  await name(present);
  expect((await release('list')).slice(1)).toEqual([
    expect.stringMatching(`^server ${old}  2027-01-01 00:\\d\\d UTC  commit ${commit}$`),
    expect.stringMatching(`^server ${present}  2027-01-01 00:\\d\\d UTC  commit ${commit}  named$`),
  ]);
  expect(await release('list', 'shell')).toHaveLength(1);
  await name(old);
  expect((await release('list')).at(-1)).toContain(`server ${old}`);
});

it.each<[what: string, answers: readonly (string | undefined)[], told: string]>([
  ['nobody answers', [], 'the site does not answer'],
  ['all run it', [present, present], 'runs'],
  ['another one runs', [old, old], `does not run, but ${old}`],
  ['a gateway does not know', [undefined], 'does not run, but one that does not say which it is'],
  ['a roll-out is half done', [old, present], `runs, and beside it ${old}`],
])('the status says of the named server what gateways answer: %s', async (_what, answers, told) => {
  await name(present);
  running = answers;
  expect(await status()).toEqual([expect.stringMatching(`^server ${present}  .* UTC  ${told}$`)]);
});

it('a statement of provenance names image and commit, and its hash is signed with them', async () => {
  const file = writeStatement('1b'.repeat(32), commit);
  const statement = createHash('sha256').update(readFileSync(file)).digest('hex');
  expect(await release('server', '--provenance', file)).toEqual([
    `the server is now ${present}, built from commit ${commit}`,
  ]);
  expect((await context.ledger.wholeHistory()).at(-1)).toMatchObject({
    by: 'operator',
    act: 'server',
    digest: present,
    commit,
    provenance: statement,
  });
});

it.each([
  ['of no image', 'latest', commit],
  ['of no commit', '1b'.repeat(32), 'main'],
])('a statement %s is refused', async (_what, digest, gitCommit) => {
  const refused = release('server', '--provenance', writeStatement(digest, gitCommit));
  await expect(refused).rejects.toThrow('is no statement of how an image was built from a commit');
  expect(await status()).toEqual([]);
});

it.each([
  ['without a commit', [present]],
  ['with a digest beside a statement', [present, '--provenance', 'x.json']],
  ['with two digests', [present, old, '--commit', commit]],
])('a server is not named %s', async (_what, args) => {
  await expect(release('server', ...args.map(String))).rejects.toThrow(UsageError);
});

it('a tag, and a commit that is not written in full, are refused', async () => {
  await expect(name('livree:1')).rejects.toThrow('livree:1 is not the digest of an image');
  const short = release('server', String(present), '--commit', commit.slice(0, 12));
  await expect(short).rejects.toThrow('is not the hash of a commit, in full');
});

it('a team cannot name the server', async () => {
  const team = newPrivateKey();
  const { ledger } = context;
  const { key } = createSigner(team);
  await ledger.record(new Date(), { act: 'grant', team: 'blog', key, remotes: ['blog'] });
  const operatorKey = await ledger.operatorKey();
  const trust = { operatorKey, signer: async () => createSigner(team) };
  context = { ...context, ledger: openLedger(ledger.store, trust) };
  await expect(name(present)).rejects.toThrow("only the operator's key may name the server");
});
