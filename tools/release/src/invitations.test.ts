import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPrivateKey, openLedger, createSigner } from '@livree/release/ledger';
import { plantedStores, type PlantedStore } from '@livree/release/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run, type CommandContext } from './command-line.ts';
import { newest, plantContext } from './testing/planted-context.ts';

const minute = 60_000;

let root: string;
let planted: PlantedStore;
let context: CommandContext;
let version: string;

const release = (...args: string[]) => run(context, args);

/** The pass in a line with a link. */
const passIn = (line = ''): string =>
  new URL(/https:\S+/.exec(line)?.[0] ?? '').searchParams.get('invitation') ?? '';

/** The invitation that a pass opens some time from now. */
const opened = async (pass: string, later = 0) =>
  context.ledger.findInvitation(pass, new Date(context.now().getTime() + later));

async function publish(edition: string, ...flags: string[]): Promise<string> {
  sources.remotes['booking'] = { id: 'booking', edition };
  await release('publish', 'booking', ...flags);
  return newest(context, 'booking');
}

let sources: Awaited<ReturnType<typeof plantContext>>['sources'];

describe.each(['a folder', 'a service'] as const)('invitations on %s', (kind) => {
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'livree-invite-'));
    planted = await plantedStores[kind](root);
    ({ context, sources } = await plantContext(root, planted.store));
    version = await publish('1');
  });
  afterEach(async () => {
    await planted.close();
    rmSync(root, { recursive: true, force: true });
  });

  it('are links with an end for the site that is named, and for nothing else', async () => {
    const [line] = await release('invite', `booking@${version}`, '--for', '2h');
    expect(line).toContain(`https://livree.example/?remote=booking%40${version}&invitation=`);
    const pass = passIn(line);
    expect(await opened(pass)).toMatchObject({ host: 'livree.example', releases: [`booking@${version}`] });
    expect(await opened(pass, 125 * minute)).toBeUndefined();
    const [id = '', signature = ''] = pass.split('.');
    const other = passIn((await release('invite', `booking@${version}`))[0]);
    for (const forged of [id, `${id}.`, `${other.split('.')[0]}.${signature}`, `${id}.${'A'.repeat(86)}`, ''])
      expect(await opened(forged)).toBeUndefined();
  });

  it('are listed while they are open, and close at once', async () => {
    const [line = ''] = await release('invite', `booking@${version}`);
    const id = /^invitation (\w+)/.exec(line)?.[1] ?? '';
    expect((await release('invite')).join('\n')).toContain(`${id}  booking@${version}  until 2027-01-03`);
    await release('invite', '--revoke', id);
    expect((await release('invite')).join('\n')).not.toContain(id);
    expect(await opened(passIn(line))).toBeUndefined();
    await expect(release('invite', '--revoke', id)).rejects.toThrow(`no invitation ${id} is open`);
  });

  it('come with every published release, but not with an unchecked one', async () => {
    const [, trial] = await release('publish', 'booking');
    expect(await opened(passIn(trial))).toMatchObject({ releases: [`booking@${version}`] });
    sources.remotes['booking'] = { id: 'booking', edition: '2' };
    const [, hint] = await release('publish', 'booking', '--unchecked');
    expect(hint).not.toContain('https:');
  });

  it('do not come with a release that was rolled back and is published once more, which says why', async () => {
    await release('promote', `booking@${version}`);
    const second = await publish('2');
    await release('promote', `booking@${second}`);
    await release('rollback', 'booking');
    expect(await release('publish', 'booking')).toEqual([
      `published booking@${second} again, which is the newest now; make it live with: npm run release -- promote booking@${second}`,
      `no link for testers: booking@${second} is withdrawn; only an invitation with --unchecked shows it, by the operator`,
    ]);
    expect(await newest(context, 'booking')).toBe(second);
  });

  it('show a withdrawn or unchecked release, or a build elsewhere, only if the operator says so', async () => {
    const second = await publish('2');
    await release('promote', `booking@${version}`);
    await release('promote', `booking@${second}`);
    await release('rollback', 'booking');
    const unchecked = await publish('3', '--unchecked');
    for (const [name, doubt] of [
      [`booking@${second}`, 'withdrawn'],
      [`booking@${unchecked}`, 'published without its checks'],
      ['booking@http://localhost:5002', 'a build that nobody checked'],
    ] as const) {
      await expect(release('invite', name)).rejects.toThrow(`${name} is ${doubt}`);
      const [line] = await release('invite', name, '--unchecked');
      expect(await opened(passIn(line))).toMatchObject({ unchecked: true });
    }
    await release('promote', `booking@${second}`);
    await expect(release('invite', `booking@${second}`)).resolves.toHaveLength(1);
  });

  it('are made by a team for its own remotes alone, and end with its key', async () => {
    const key = newPrivateKey();
    const team = createSigner(key);
    await context.ledger.record(context.now(), {
      act: 'grant',
      team: 'booking',
      key: team.key,
      remotes: ['booking'],
    });
    const operatorKey = await context.ledger.operatorKey();
    const own: CommandContext = {
      ...context,
      ledger: openLedger(planted.behind, { operatorKey, signer: async () => team }),
    };
    const shell = await newest(context, 'shell');
    const name = `booking@${version}`;
    await expect(run(own, ['invite', name, `shell@${shell}`])).rejects.toThrow('may not invite shell');
    await expect(run(own, ['invite', name, '--unchecked'])).rejects.toThrow("only the operator's key");
    const [foreign = ''] = await release('invite', `shell@${shell}`);
    const id = /^invitation (\w+)/.exec(foreign)?.[1] ?? '';
    await expect(run(own, ['invite', '--revoke', id])).rejects.toThrow('may not uninvite shell');
    const [line] = await run(own, ['invite', name]);
    expect(await opened(passIn(line))).toBeDefined();
    await release('key', 'revoke', 'booking');
    expect(await opened(passIn(line))).toBeUndefined();
  });

  it.each([
    [['booking@0123456789ab'], 'booking@0123456789ab was never published'],
    [['booking'], 'booking is not the name of a release'],
    [['booking@http://localhost/x'], 'is not the name of a release'],
    [['--for', 'ever', 'booking@0123456789ab'], 'ever is not a duration such as 2d'],
    [['--for', '31d', 'booking@0123456789ab'], 'an invitation lasts 30 days at most'],
    [Array.from({ length: 6 }, () => 'booking@0123456789ab'), 'an invitation is to 5 releases at most'],
    [
      ['booking@0123456789ab', 'booking@0123456789ab'],
      'booking is named twice; a link shows one of its releases',
    ],
    [['booking@0123456789ab', 'booking@http://localhost:5002'], 'booking is named twice'],
    [['--for', '1h'], 'usage: release'],
    [['--revoke'], 'usage: release'],
  ])('are refused with one sentence: %j', async (args, sentence) => {
    await expect(release('invite', ...args)).rejects.toThrow(sentence);
  });
});
