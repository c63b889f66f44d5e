import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantedStores, type PlantedStore } from '@livree/release/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run, type CommandContext } from '../command-line.ts';
import { newest, plantContext } from '../testing/planted-context.ts';

let root: string;
let planted: PlantedStore;
let context: CommandContext;
let announced: string[];
let first: string;
let second: string;
let third: string;

const release = (...args: string[]) => run(context, args);

describe.each(Object.entries(plantedStores))('a rollback on %s', (_name, plant) => {
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'livree-rollback-'));
    planted = await plant(root);
    const made = await plantContext(root, planted.store);
    ({ context, announced } = made);
    const versions: string[] = [];
    for (const edition of ['1', '2', '3']) {
      made.sources.remotes['booking'] = { id: 'booking', edition };
      await release('publish', 'booking', '--unchecked');
      versions.push(await newest(context, 'booking'));
      await release('promote', 'booking');
    }
    [first = '', second = '', third = ''] = versions;
  });
  afterEach(async () => {
    await planted.close();
    rmSync(root, { recursive: true, force: true });
  });

  it('promises nothing where nothing was live before', async () => {
    await release('rollback', 'booking');
    await release('rollback', 'booking');
    announced.length = 0;
    await expect(release('rollback', 'booking')).rejects.toThrow(
      `booking@${first} is the first live release`,
    );
    expect(announced).toEqual([]);
  });

  it('leaves the release that is named, and refuses if it is not there any more', async () => {
    expect(await release('rollback', `booking@${third}`)).toEqual([`booking@${second} is live again`]);
    await expect(release('rollback', `booking@${third}`)).rejects.toThrow(
      `a rollback would not leave booking@${third}: booking@${second} is live now`,
    );
    await release('retire', 'booking');
    await expect(release('rollback', `booking@${second}`)).rejects.toThrow('booking is offline now');
    await release('rollback', 'booking');
    await release('promote', `booking@${third}`, '--canary', '5%');
    await expect(release('rollback', `booking@${second}`)).rejects.toThrow(
      `a rollback would not leave booking@${second}: booking@${third} is a canary now`,
    );
    expect(await release('rollback', `booking@${third}`)).toEqual([
      `booking@${third} was a canary and is gone; booking@${second} is live for everybody`,
    ]);
    await expect(release('rollback', `booking@${third}`)).rejects.toThrow(`booking@${second} is live now`);
    expect((await context.ledger.trails())['booking']).toEqual([second, first]);
  });

  it('goes back by one release when somebody else rolls back at the same time', async () => {
    const { ledger } = context;
    const overtaken: CommandContext = {
      ...context,
      ledger: {
        ...ledger,
        async live() {
          const live = await ledger.live();
          await release('rollback', `booking@${third}`);
          return live;
        },
      },
    };
    await expect(run(overtaken, ['rollback', 'booking'])).rejects.toThrow(
      `a rollback would not leave booking@${third}: booking@${second} is live now`,
    );
    expect(announced.at(-1)).toBe(`booking@${third} is live; this rollback ends that`);
    expect((await ledger.trails())['booking']).toEqual([second, first]);
  });
});
