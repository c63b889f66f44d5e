import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openNamedLedger } from '@livree/release/ledger';
import { plantRemote, plantShell } from '@livree/release/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run, type CommandContext } from './command-line.ts';

let root: string;
let edition: number;
let operatorKey: string;

const dist = (remote: string) => join(root, 'dist', remote);

/** The commands with this private key; without one, with the operator's. */
async function at(privateKey?: string): Promise<(...args: string[]) => Promise<string[]>> {
  const own = privateKey && { LIVREE_RELEASE_KEY: privateKey, LIVREE_LEDGER_KEY: operatorKey };
  const environment = { LIVREE_LEDGER: join(root, 'ledger'), ...own };
  const context: CommandContext = {
    ledger: await openNamedLedger(environment, join(root, privateKey === undefined ? 'data' : 'elsewhere')),
    siteUrl: 'https://livree.example',
    build: async (id) => {
      if (id === 'shell') plantShell(dist(id));
      else plantRemote(dist(id), { id, edition: String((edition += 1)) });
    },
    api: async () => undefined,
    check: async () => {},
    visit: async () => '',
    oneBuild: () => Promise.reject(new Error('nothing is built here')),
    openSource: () => Promise.reject(new Error('there is no other ledger here')),
    report: async () => undefined,
    replay: () => Promise.reject(new Error('no fault is looked for here')),
    locateBuild: dist,
    builds: () => ({}),
    counts: async () => undefined,
    runningServers: async () => [],
    now: () => new Date(),
    announce: () => undefined,
  };
  return (...args) => run(context, args);
}

async function createKey(team: string, ...remotes: string[]): Promise<string> {
  const [own = '', whole = ''] = await (await at())('key', 'new', team, ...remotes);
  operatorKey = whole.slice('LIVREE_LEDGER_KEY='.length);
  return own.slice('LIVREE_RELEASE_KEY='.length);
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-keys-'));
  edition = 0;
  const operator = await at();
  await operator('publish', 'shell');
  await operator('promote', 'shell');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("a team's key", () => {
  it('releases the remotes of the team and no others', async () => {
    const booking = await at(await createKey('booking'));
    await booking('publish', 'booking');
    await booking('promote', 'booking');
    await booking('publish', 'booking');
    await booking('promote', 'booking');
    await booking('rollback', 'booking');
    const operator = await at();
    await operator('publish', 'payments');
    const refused = 'the key of booking may not';
    await expect(booking('publish', 'payments')).rejects.toThrow(`${refused} publish payments`);
    await expect(booking('promote', 'booking', 'payments')).rejects.toThrow(`${refused} promote payments`);
    await operator('promote', 'payments');
    await expect(booking('retire', 'payments')).rejects.toThrow(`${refused} retire payments`);
    await expect(booking('key', 'new', 'payments')).rejects.toThrow("only the operator's key may grant keys");
    const live = (await operator('status')).filter((line) => line.includes('@'));
    expect(live).toHaveLength(3);
  });

  it('signs nothing after it was revoked or replaced, and earlier signatures stay valid', async () => {
    const old = await at(await createKey('booking'));
    await old('publish', 'booking');
    const next = await at(await createKey('booking'));
    await expect(old('promote', 'booking')).rejects.toThrow('the ledger does not know this release key');
    await next('promote', 'booking');
    const operator = await at();
    await operator('key', 'revoke', 'booking');
    await expect(next('retire', 'booking')).rejects.toThrow('the ledger does not know this release key');
    expect(await operator('status')).toContainEqual(expect.stringMatching(/^booking@/));
    expect(await operator('key', 'list')).toEqual([`operator  ${operatorKey}  everything`]);
    await expect(operator('key', 'revoke', 'booking')).rejects.toThrow('booking has no key');
  });

  it('may only read if it was made so, whatever its name', async () => {
    const gateway = await at(await createKey('gateway', '--read-only'));
    await expect(gateway('publish', 'gateway')).rejects.toThrow('the key of gateway may not publish gateway');
    expect(await gateway('status')).toHaveLength(1);
    const operator = await at();
    expect(await operator('key', 'list')).toContainEqual(
      expect.stringMatching(/^gateway .* nothing: it may read$/),
    );
    await expect(operator('key', 'new', 'gateway', 'blog', '--read-only')).rejects.toThrow(
      'usage: release key',
    );
  });

  it('keeps its remotes when it is made anew without them', async () => {
    await createKey('web', 'booking', 'blog');
    const web = await at(await createKey('web'));
    for (const remote of ['booking', 'blog']) await web('publish', remote);
    await expect(createKey('web', 'booking@0123456789ab')).rejects.toThrow(
      'booking@0123456789ab is not the name of a remote alone',
    );
  });

  it('does not sign without the operator’s public key', async () => {
    const environment = {
      LIVREE_LEDGER: join(root, 'ledger'),
      LIVREE_RELEASE_KEY: await createKey('booking'),
    };
    await expect(openNamedLedger(environment, join(root, 'elsewhere'))).rejects.toThrow(
      'LIVREE_RELEASE_KEY is set and LIVREE_LEDGER_KEY, the operator’s public key, is not.',
    );
  });

  it('is refused with the operator’s name, and in another format', async () => {
    await createKey('booking');
    await expect((await at())('key', 'new', 'operator')).rejects.toThrow(
      'operator is not the name of a team',
    );
    await expect((await at())('key')).rejects.toThrow('usage: release key new');
    await expect((await at('bm8ga2V5'))('key', 'new', 'blog')).rejects.toThrow(
      'LIVREE_RELEASE_KEY is not a release key',
    );
  });
});

it.each(['list', 'retire', 'key revoke'])(
  '`%s` is about a remote, and refuses the name of a release',
  async (typed) => {
    await expect((await at())(...typed.split(' '), 'booking@0123456789ab')).rejects.toThrow(
      'booking@0123456789ab is not the name of a remote alone',
    );
  },
);

describe("the operator's key", () => {
  it('is replaced by a new one, and programs that know either key accept the ledger', async () => {
    const booking = await at(await createKey('booking'));
    await booking('publish', 'booking');
    const old = await at();
    const [own = '', whole = ''] = await old('key', 'replace');
    const first = operatorKey;
    operatorKey = whole.slice('LIVREE_LEDGER_KEY='.length);
    expect(operatorKey).not.toBe(first);
    await expect(old('promote', 'booking')).rejects.toThrow('the ledger does not know this release key');
    await expect(old('key', 'replace')).rejects.toThrow('the ledger does not know this release key');
    expect(await old('status')).toHaveLength(1);
    const next = await at(own.slice('LIVREE_RELEASE_KEY='.length));
    expect(await next('key', 'list')).toEqual([
      `operator  ${operatorKey}  everything`,
      expect.stringMatching(/^booking /),
    ]);
    await next('promote', 'booking');
    await booking('retire', 'booking');
    expect(await old('status')).toEqual(await next('status'));
    await expect(booking('key', 'replace')).rejects.toThrow("only the operator's key may replace keys");
    operatorKey = first;
    await expect(
      (await at(own.slice('LIVREE_RELEASE_KEY='.length)))('promote', 'booking'),
    ).resolves.toHaveLength(1);
  });
});

describe('a ledger that somebody changed', () => {
  const log = () => join(root, 'ledger/log.jsonl');

  /** Replaces the lines of the log. */
  async function rewrite(change: (lines: string[]) => readonly string[]): Promise<void> {
    const lines = (await readFile(log(), 'utf8')).trimEnd().split('\n');
    await writeFile(log(), `${change(lines).join('\n')}\n`);
  }

  beforeEach(async () => {
    const booking = await at(await createKey('booking'));
    const payments = await at(await createKey('payments'));
    await booking('publish', 'booking');
    await payments('publish', 'payments');
    await booking('promote', 'booking');
    await payments('promote', 'payments');
  });

  const keyLine = /"key":"[\w-]{43}"/;

  it.each<[what: string, change: (lines: string[]) => string[], sentence: string]>([
    [
      'another version in a move',
      (lines) => lines.with(9, (lines[9] ?? '').replace(/"version":"\w{12}"/, '"version":"0123456789ab"')),
      "line 10 of the ledger's log is not signed with the key of booking",
    ],
    [
      "a team's key replaced by another",
      (lines) => lines.with(3, (lines[3] ?? '').replace(keyLine, keyLine.exec(lines[4] ?? '')?.[0] ?? '')),
      "line 4 of the ledger's log is not signed with the key of operator",
    ],
    [
      'more remotes for a key',
      (lines) => lines.with(3, (lines[3] ?? '').replace('["booking"]', '["booking","payments"]')),
      "line 4 of the ledger's log is not signed with the key of operator",
    ],
    [
      'another name under a signature',
      (lines) => lines.with(9, (lines[9] ?? '').replace('"by":"booking"', '"by":"payments"')),
      "line 10 of the ledger's log is not signed with the key of payments",
    ],
    [
      'a line taken out',
      (lines) => lines.toSpliced(7, 1),
      "line 8 of the ledger's log does not follow the line before it",
    ],
    [
      'a line put in again',
      (lines) => [...lines, lines[9] ?? ''],
      "line 12 of the ledger's log does not follow the line before it",
    ],
    ['half a line', (lines) => lines.with(10, '{"at":"20'), "line 11 of the ledger's log is damaged"],
  ])('is refused with a sentence: %s', async (_what, change, sentence) => {
    await rewrite(change);
    const operator = await at();
    for (const command of [['status'], ['list'], ['rollback', 'booking'], ['publish', 'blog']])
      await expect(operator(...command)).rejects.toThrow(sentence);
  });

  it('is refused if a description lists other files', async () => {
    const operator = await at();
    const [booking = ''] = (await operator('list', 'booking')).map((line) => line.split(/[@ ]/)[1]);
    const file = join(root, 'ledger/releases/booking', booking, 'release.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('sha256-', 'sha256-A'));
    await expect(operator('promote', 'payments')).rejects.toThrow(
      `the ledger's release.json of booking@${booking} is damaged`,
    );
  });
});
