import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantedStores, type PlantedStore } from '@livree/release/testing';
import type { Arm, ReleaseCount } from '@livree/server/release-counts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run, type CommandContext } from '../command-line.ts';
import { newest, plantContext, type PlantedContext } from '../testing/planted-context.ts';
import { judgeCanaries } from './watch-canaries.ts';

let root: string;
let planted: PlantedStore;
let context: CommandContext;
let live: string;
let next: string;
let counted: ReleaseCount[];
let announced: string[];
let sources: PlantedContext['sources'];

const release = (...args: string[]) => run(context, args);

function count(version: string, arm: Arm, visits: number, failedVisits: number, tallies = {}): ReleaseCount {
  return { release: `booking@${version}`, arm, visits, failedVisits, tallies };
}

/** What the visitors of both arms met. */
const met = (
  canary: readonly [number, number],
  beside: readonly [number, number],
  tallies = {},
  tallied = {},
) => {
  counted = [count(next, 'canary', ...canary, tallies), count(live, 'live', ...beside, tallied)];
};

const canary = async () => (await context.ledger.live()).canaries['booking'];
const liveNow = async () => (await context.ledger.trails())['booking']?.[0];

const { 'a bucket': _, ...stores } = plantedStores;

describe.each(Object.entries(stores))('a canary on %s', (_name, plant) => {
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'livree-canary-'));
    planted = await plant(root);
    const made = await plantContext(root, planted.store);
    ({ announced, sources } = made);
    counted = [];
    context = { ...made.context, counts: async () => counted };
    for (const edition of ['1', '2']) {
      made.sources.remotes['booking'] = { id: 'booking', edition, paths: ['/reservation'] };
      await release('publish', 'booking');
      if (edition === '1') await release('promote', 'booking');
    }
    live = (await liveNow()) ?? '';
    next = await newest(context, 'booking');
    announced.length = 0;
  });
  afterEach(async () => {
    await planted.close();
    rmSync(root, { recursive: true, force: true });
  });

  it('leaves what is live, and `status` shows what its visitors met', async () => {
    expect(await release('promote', 'booking', '--canary', '5%')).toEqual([
      `booking@${next} is a canary: 5 % of the visitors get it; it goes on or back by itself, and rollback booking@${next} ends it`,
    ]);
    expect(await liveNow()).toBe(live);
    met([40, 2], [760, 1]);
    expect(await release('status')).toContain(
      `booking@${next}  canary for 5 %  2 of 40 visits failed, beside it 1 of 760; evidence 23.13; back at 100, on at 0.1 or after 2000 visits`,
    );
  });

  it('keeps what was counted when it is asked for once more, and begins anew with another share', async () => {
    await release('promote', 'booking', '--canary', '5%');
    const begun = await canary();
    expect(await release('promote', 'booking', '--canary', '5%')).toEqual([
      `booking@${next} is a canary for 5 % of the visitors already, and goes on as it is`,
    ]);
    expect(await canary()).toEqual(begun);
    await release('promote', 'booking', '--canary', '10%');
    expect(await canary()).toMatchObject({ version: next, share: 0.1 });
  });

  it('gets a quarter of the visitors of a quiet site by default', async () => {
    await release('promote', 'booking', '--canary');
    expect(await canary()).toMatchObject({ version: next, share: 0.25 });
    counted = [{ ...count('', 'live', 1000, 0), release: `shell@${await newest(context, 'shell')}` }];
    await release('promote', 'booking', '--canary');
    expect((await canary())?.share).toBe(0.05);
  });

  it('gets the share of a busy site after the shell was promoted, and where the visits are unknown', async () => {
    const before = { ...count('', 'live', 900, 0), release: 'shell@0123456789ab' };
    const since = { ...count('', 'live', 100, 0), release: `shell@${await newest(context, 'shell')}` };
    counted = [before, since];
    await release('promote', 'booking', '--canary');
    expect((await canary())?.share).toBe(0.05);
    await release('rollback', 'booking');
    context = { ...context, counts: async () => undefined };
    await release('promote', `booking@${next}`, '--canary');
    expect((await canary())?.share).toBe(0.05);
  });

  it('goes back by itself, and the signed history has the figures', async () => {
    await release('promote', 'booking', '--canary', '5%');
    met([40, 1], [760, 1]);
    await judgeCanaries(context);
    expect(await canary()).toBeDefined();
    met([60, 4], [1140, 1]);
    await judgeCanaries(context);
    expect([await canary(), await liveNow()]).toEqual([undefined, live]);
    expect((await context.ledger.history()).slice(-2)).toMatchObject([
      {
        by: 'operator',
        act: 'verdict',
        version: next,
        outcome: 'back',
        figures: {
          canary: { visits: 60, failed: 4 },
          live: { visits: 1140, failed: 1 },
          evidence: expect.any(Number),
          wrongPrices: 0,
        },
      },
      { act: 'rollback', version: live },
    ]);
    expect(announced.at(-1)).toMatch(/goes back: 4 of 60 visits failed, beside it 1 of 1140; evidence \d/);
    expect(await context.ledger.doubtAbout(`booking@${next}`)).toBe('withdrawn');
    expect(await context.ledger.doubtAbout(`booking@${live}`)).toBeUndefined();
  });

  it('goes back by the share that it got where another canary got its visitors first', async () => {
    await release('promote', 'booking', '--canary', '50%');
    met([500, 30], [1500, 30]);
    await judgeCanaries(context);
    expect([await canary(), await liveNow()]).toEqual([undefined, live]);
  });

  it('goes back at the first wrong price', async () => {
    await release('promote', 'booking', '--canary', '5%');
    met([3, 1], [60, 0], { 'browser price': 1 });
    await judgeCanaries(context);
    expect(await canary()).toBeUndefined();
  });

  it('goes back when its visitors wait longer, which the history says', async () => {
    await release('promote', 'booking', '--canary', '5%');
    met([60, 0], [1140, 0], { 'wait 4': 10, 'wait 8': 20, 'LCP 4': 60 }, { 'wait 4': 500, 'wait 6': 30 });
    await judgeCanaries(context);
    expect(await canary()).toBeUndefined();
    expect((await context.ledger.history()).at(-2)).toMatchObject({
      outcome: 'back',
      figures: { slow: { canary: { visits: 30, failed: 20 }, live: { visits: 530, failed: 30 } } },
    });
    expect(announced.at(-1)).toContain('20 of 30 measured visits were slow, beside it 30 of 530; evidence');
  });

  it('goes on to everybody after enough good visits, and can be rolled back like any release', async () => {
    await release('promote', 'booking', '--canary', '5%');
    met([2000, 4], [38_000, 76]);
    await judgeCanaries(context);
    expect([await canary(), await liveNow()]).toEqual([undefined, next]);
    await release('rollback', 'booking');
    expect(await liveNow()).toBe(live);
  });

  it('pauses while both arms fail, begins anew afterwards, and asks an operator once', async () => {
    await release('promote', 'booking', '--canary', '5%');
    met([50, 10], [950, 200]);
    await judgeCanaries(context);
    expect((await canary())?.isPaused).toBe(true);
    expect((await release('status')).join('\n')).toContain('paused');
    met([0, 0], [100, 0]);
    await judgeCanaries(context);
    const resumed = await canary();
    expect(resumed?.isPaused).toBe(false);
    expect(Date.parse(resumed?.since ?? '')).toBeGreaterThan(Date.parse(resumed?.began ?? ''));
    const later = Date.parse(resumed?.began ?? '') + 15 * 86_400_000;
    for (let again = 0; again < 2; again += 1)
      await judgeCanaries({ ...context, now: () => new Date(later + again) });
    const verdicts = (await context.ledger.history()).filter(({ act }) => act === 'verdict');
    expect(verdicts).toMatchObject([{ outcome: 'pause' }, { outcome: 'resume' }, { outcome: 'ask' }]);
    expect(await canary()).toMatchObject({ version: next, isAsked: true });
  });

  it('waits while the counts of the API cannot be read', async () => {
    await release('promote', 'booking', '--canary', '5%');
    await judgeCanaries({ ...context, counts: async () => undefined });
    expect(await canary()).toBeDefined();
  });

  it('is ended by hand, by a rollback, a retirement or another release', async () => {
    for (const end of [
      ['rollback', 'booking'],
      ['retire', 'booking'],
      ['promote', `booking@${next}`],
    ]) {
      await release('promote', `booking@${next}`, '--canary', '5%');
      await release(...end);
      expect(await canary()).toBeUndefined();
      if (end[0] === 'retire') await release('rollback', 'booking');
    }
    expect(await liveNow()).toBe(next);
  });

  it('says which canary it replaces', async () => {
    await release('promote', `booking@${next}`, '--canary', '5%');
    sources.remotes['booking'] = { id: 'booking', edition: '3', paths: ['/reservation'] };
    await release('publish', 'booking');
    expect(await release('promote', 'booking', '--canary', '5%')).toEqual([
      expect.stringContaining(`booking@${next} was a canary and is gone; booking@`),
    ]);
  });

  it.each([
    ['booking', '--canary', '5', '%'],
    ['booking', '--canary=5%'],
    ['--canary', '5%', 'booking'],
  ])('is begun however its share is typed: promote %s %s %s', async (...args) => {
    expect(await release('promote', ...args)).toEqual([
      expect.stringContaining('is a canary: 5 % of the visitors get it'),
    ]);
  });

  it('is refused without a live release beside it, with too many visitors, and if it does not match', async () => {
    const { ledger } = context;
    await expect(release('promote', `booking@${live}`, '--canary')).rejects.toThrow(
      'a canary is another release',
    );
    for (const share of ['60%', '150%'])
      await expect(release('promote', 'booking', '--canary', share)).rejects.toThrow('50 % of the visitors');
    for (const share of ['0%', '5', 'all'])
      await expect(release('promote', 'booking', '--canary', share)).rejects.toThrow();
    await expect(release('promote', 'shell', 'booking', '--canary')).rejects.toThrow(
      'a canary is one release',
    );
    await release('retire', 'booking');
    await expect(release('promote', 'booking', '--canary')).rejects.toThrow('has no live release beside');
    const figures = {
      canary: { visits: 1, failed: 1 },
      live: { visits: 1, failed: 0 },
      evidence: 1,
      wrongPrices: 0,
    };
    const forged = { act: 'verdict', remote: 'booking', version: next, outcome: 'on', figures } as const;
    await expect(ledger.move(context.now(), async () => [forged])).rejects.toThrow('is not a canary');
  });
});

it('a canary that the ledger refuses to promote is reported, and promoted once the ledger accepts it', async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-canary-'));
  planted = await plantedStores['a folder'](root);
  const made = await plantContext(root, planted.store);
  ({ context } = made);
  for (const id of ['blog', 'booking'])
    for (const edition of ['1', '2']) {
      // The second booking places a slot that blog provides until it is retired.
      const slots = {
        provides: id === 'blog' ? ['blog/news@1'] : [],
        places: id === 'booking' && edition === '2' ? ['blog/news@1'] : [],
      };
      made.sources.remotes[id] = { id, edition, paths: [`/${id}`], ...slots };
      await release('publish', id, '--unchecked');
      await release('promote', ...(edition === '1' ? [id] : [id, '--canary', '5%']));
    }
  const { canaries } = await context.ledger.live();
  counted = Object.entries(canaries).map(([id, { version }]) => ({
    ...count('', 'canary', 2000, 0),
    release: `${id}@${version}`,
  }));
  made.sources.remotes['blog'] = { id: 'blog', edition: '3', paths: ['/blog'] };
  await release('publish', 'blog', '--unchecked');
  await release('promote', 'blog');
  const watch = { ...context, counts: async () => counted };
  for (let again = 0; again < 2; again += 1)
    expect(await judgeCanaries(watch)).toEqual([
      expect.stringContaining(`refused: booking@${canaries['booking']?.version}: `),
    ]);
  await release('promote', `blog@${canaries['blog']?.version}`);
  expect(await judgeCanaries(watch)).toEqual([]);
  expect((await context.ledger.trails())['booking']?.[0]).toBe(canaries['booking']?.version);
  await planted.close();
  rmSync(root, { recursive: true, force: true });
});

it('the operator reads and changes the numbers of the canary policy, which the log records', async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-canary-'));
  planted = await plantedStores['a folder'](root);
  ({ context } = await plantContext(root, planted.store));
  expect(await release('policy')).toContain('share=5%  of the visitors get a canary');
  expect(await release('policy', 'share=10%', 'oldest=3d', 'back=50')).toEqual(
    expect.arrayContaining([expect.stringContaining('share=10%'), expect.stringContaining('oldest=3d')]),
  );
  expect(await context.ledger.canaryPolicy()).toMatchObject({ share: 0.1, oldest: 259_200_000, back: 50 });
  for (const wrong of ['share=90%', 'share=x', 'alpha=1', 'on=2', 'toString=1'])
    await expect(release('policy', wrong)).rejects.toThrow();
  expect((await context.ledger.canaryPolicy()).share).toBe(0.1);
  await planted.close();
  rmSync(root, { recursive: true, force: true });
});
