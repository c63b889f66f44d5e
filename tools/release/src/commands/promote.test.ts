import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordVerdict } from '@livree/release/ledger';
import { plantedStores, plantRemote, type PlantedStore } from '@livree/release/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../command-line.ts';
import { newest, plantContext, type PlantedContext } from '../testing/planted-context.ts';

let root: string;
let planted: PlantedStore;
let team: PlantedContext;

const release = (...args: string[]) => run(team.context, args);

/** Publishes the next build of booking, and returns its version. */
async function publish(edition: string, ...flags: string[]): Promise<string> {
  team.sources.remotes['booking'] = { id: 'booking', edition };
  await release('publish', 'booking', ...flags);
  return newest(team.context, 'booking');
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-promote-'));
  planted = await plantedStores['a folder'](root);
  team = await plantContext(root, planted.store);
});
afterEach(async () => {
  await planted.close();
  rmSync(root, { recursive: true });
});

it('says that a release was never checked', async () => {
  const version = await publish('1', '--unchecked');
  const line = `booking@${version} was published without its checks`;
  await release('promote', 'booking');
  expect(team.announced).toContain(line);
  await publish('2');
  team.announced.length = 0;
  await release('promote', 'booking');
  expect(team.announced).not.toContain(line);
  await release('promote', `booking@${version}`, '--canary', '5%');
  expect(team.announced).toContain(line);
});

it('what went back by itself is promoted again only when somebody says so', async () => {
  await publish('1');
  await release('promote', 'booking');
  const version = await publish('2');
  await release('promote', 'booking', '--canary', '5%');
  const { ledger, now } = team.context;
  const arms = { canary: { visits: 11, failed: 11 }, live: { visits: 13, failed: 0 } };
  const figures = { ...arms, evidence: 617, wrongPrices: 0 };
  await recordVerdict(ledger, { remote: 'booking', version, outcome: 'back', figures }, now());
  for (const args of [[], ['--canary', '5%']])
    await expect(release('promote', `booking@${version}`, ...args)).rejects.toThrow(
      /went back by itself, .*: 11 of 11 visits failed, .*; --again promotes it all the same/,
    );
  await release('promote', `booking@${version}`, '--again');
  expect((await ledger.live()).trails['booking']?.[0]).toBe(version);
});

it('says of what is live that nothing changes, and in the list who gets a release', async () => {
  await publish('1');
  await release('promote', 'booking');
  team.announced.length = 0;
  expect(await release('promote', 'booking')).toEqual([expect.stringMatching(/ was live before$/)]);
  expect(team.announced).toEqual([]);
  await publish('2');
  await release('promote', 'booking', '--canary', '5%');
  expect(await release('list', 'booking')).toEqual([
    expect.stringMatching(/ {2}live$/),
    expect.stringMatching(/ {2}canary for 5 %$/),
  ]);
});

it.each([
  ['-5%', '-5% is not a share such as 5%'],
  ['abc', 'a canary is one release, for a share such as 5%'],
])('the share %s is refused with a sentence', async (share, sentence) => {
  await publish('1');
  await expect(release('promote', 'booking', '--canary', share)).rejects.toThrow(sentence);
});

it('nothing is published under an id that is too long to be counted, and nothing is built', async () => {
  const id = 'a'.repeat(32);
  const sentence = `${id} is not the id of a remote: an id has 31 characters at most`;
  await expect(release('publish', id)).rejects.toThrow(sentence);
  expect(existsSync(join(root, id))).toBe(false);
  plantRemote(join(root, id), { id });
  await expect(release('publish', '--from', join(root, id), '--unchecked')).rejects.toThrow(sentence);
  expect(await team.context.ledger.published()).toEqual(['shell']);
  plantRemote(join(root, 'longest'), { id: 'a'.repeat(31) });
  await expect(release('publish', '--from', join(root, 'longest'))).resolves.toHaveLength(2);
});

it('refuses what would leave open which release is meant', async () => {
  const version = await publish('1');
  const { trails } = await team.context.ledger.live();
  await expect(release('promote', 'booking', `booking@${version}`)).rejects.toThrow('booking is named twice');
  await expect(release('promote', 'booking', '--unchecked')).rejects.toThrow('belongs to publish');
  await expect(release('promote', 'booking', '--force')).rejects.toThrow('usage: release');
  expect((await team.context.ledger.live()).trails).toEqual(trails);
});
