import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
