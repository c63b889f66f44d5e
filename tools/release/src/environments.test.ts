import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOtherLedger, recordVerdict, Refusal } from '@livree/release/ledger';
import { createSurface, plantedStores, type PlantedStore } from '@livree/release/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run, type CommandContext } from './command-line.ts';
import { newest, plantContext, type PlantedContext } from './testing/planted-context.ts';

let root: string;
let stores: PlantedStore[];
let staging: PlantedContext;
let production: CommandContext;
let announced: readonly string[];

const live = async (context: CommandContext) => (await context.ledger.live()).trails;

async function plantSite(name: string): Promise<PlantedContext> {
  const store = await plantedStores['a folder'](join(root, name));
  stores.push(store);
  return plantContext(join(root, name), store.store);
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-environments-'));
  stores = [];
  staging = await plantSite('staging');
  const { context, announced: lines } = await plantSite('production');
  announced = lines;
  production = { ...context, openSource: async () => staging.context.ledger };
});
afterEach(async () => {
  for (const store of stores) await store.close();
  rmSync(root, { recursive: true });
});

/** Makes the next build of a remote live on staging. */
async function release(id: string, edition = '1'): Promise<string> {
  staging.sources.remotes[id] = { id, edition, paths: [`/${id}`] };
  await run(staging.context, ['publish', id]);
  await run(staging.context, ['promote', id]);
  return newest(staging.context, id);
}

it('makes what is live there live here, with the same bytes, and says who allowed it', async () => {
  const [booking, blog] = [await release('booking'), await release('blog')];
  await run(staging.context, ['publish', 'blog']);
  expect(await run(production, ['promote', '--from', 'staging'])).toEqual([
    `booking@${booking} is now live, as it is on staging`,
    `blog@${blog} is now live, as it is on staging`,
  ]);
  for (const path of [
    'release.json',
    'browser/entry.aa11.js',
    'browser/entry.aa11.js.br',
    'server/index.mjs',
  ])
    expect(await production.ledger.file('booking', booking, path)).toEqual(
      await staging.context.ledger.file('booking', booking, path),
    );
  expect((await run(production, ['list', 'booking'])).at(-1)).toMatch(
    /made live elsewhere by operator, 2027/,
  );
  const published = (await production.ledger.history()).find(({ remote }) => remote === 'booking');
  expect(published).toMatchObject({ origin: { ledger: await staging.context.ledger.operatorKey() } });
  expect(await run(production, ['promote', '--from', 'staging'])).toEqual([
    'what is live on staging is live here',
  ]);
});

it('takes the remotes that are named, and follows a rollback', async () => {
  const first = await release('booking');
  await release('booking', '2');
  await release('blog');
  await run(production, ['promote', '--from', 'staging', 'booking']);
  expect(Object.keys(await live(production))).toEqual(['shell', 'booking']);
  await run(staging.context, ['rollback', 'booking']);
  await run(production, ['promote', '--from', 'staging', 'booking']);
  expect((await live(production))['booking']?.[0]).toBe(first);
  await expect(run(production, ['promote', '--from', 'staging', 'payments'])).rejects.toThrow(
    'payments is not live on the other ledger',
  );
});

const figures = {
  canary: { visits: 9, failed: 9 },
  live: { visits: 9, failed: 0 },
  evidence: 200,
  wrongPrices: 0,
};

it('refuses what went back by itself here, until it is told to, and says what it makes live', async () => {
  const first = await release('booking');
  await run(production, ['promote', '--from', 'staging']);
  const second = await release('booking', '2');
  await run(production, ['publish', '--from', join(root, 'staging/booking')]);
  await run(production, ['promote', `booking@${second}`, '--canary', '5%']);
  const judged = { remote: 'booking', version: second, outcome: 'back', figures } as const;
  await recordVerdict(production.ledger, judged, production.now());
  const again = ['promote', '--from', 'staging', 'booking'];
  await expect(run(production, again)).rejects.toThrow(`booking@${second} went back by itself`);
  await run(production, [...again, '--again']);
  expect((await live(production))['booking']?.[0]).toBe(second);
  expect(announced.at(-1)).toMatch(`in place of booking@${first}`);
});

it('refuses what was never checked there, until it is told to', async () => {
  staging.sources.remotes['booking'] = { id: 'booking', paths: ['/booking'] };
  await run(staging.context, ['publish', 'booking', '--unchecked']);
  await run(staging.context, ['promote', 'booking']);
  await expect(run(production, ['promote', '--from', 'staging'])).rejects.toThrow('without its checks');
  expect(Object.keys(await live(production))).toEqual(['shell']);
  await run(production, ['promote', '--from', 'staging', '--unchecked']);
  expect((await run(production, ['list', 'booking'])).at(-1)).toMatch(/unchecked {2}live/);
});

it('compares with what comes together, also where that was never checked', async () => {
  staging.sources.remotes['booking'] = { id: 'booking', paths: ['/booking'] };
  await run(staging.context, ['publish', 'booking', '--unchecked']);
  await run(staging.context, ['promote', 'booking']);
  staging.sources.remotes['blog'] = {
    id: 'blog',
    surface: createSurface({ links: [{ to: '/booking', query: [] }] }),
  };
  await run(staging.context, ['publish', 'blog']);
  await run(staging.context, ['promote', 'blog']);
  await run(production, ['promote', '--from', 'staging', '--unchecked']);
  expect(Object.keys(await live(production)).toSorted()).toEqual(['blog', 'booking', 'shell']);
});

it('adds nothing when the releases do not fit here', async () => {
  await release('booking');
  // Here another remote owns its path.
  const taken: PlantedContext = await plantSite('taken');
  taken.sources.remotes['tours'] = { id: 'tours', paths: ['/booking'] };
  await run(taken.context, ['publish', 'tours']);
  await run(taken.context, ['promote', 'tours']);
  const context = { ...taken.context, openSource: production.openSource };
  await expect(run(context, ['promote', '--from', 'staging'])).rejects.toThrow(Refusal);
  expect(Object.keys(await live(context))).toEqual(['shell', 'tours']);
});

it('reads a bucket as well as a folder', async () => {
  const bucket = await plantedStores['a bucket']();
  stores.push(bucket);
  const elsewhere = await plantContext(join(root, 'cloud'), bucket.store);
  elsewhere.sources.remotes['blog'] = { id: 'blog', paths: ['/blog'] };
  await run(elsewhere.context, ['publish', 'blog']);
  await run(elsewhere.context, ['promote', 'blog']);
  const context = { ...production, openSource: async () => elsewhere.context.ledger };
  const [line] = await run(context, ['promote', '--from', 's3://releases/livree']);
  expect(line).toContain('is now live');
});

it('says that there is no ledger where none is, and takes no version', async () => {
  const place = join(root, 'nowhere');
  await expect(openOtherLedger(place, { own: {}, data: join(root, 'production') })).rejects.toThrow(
    `there is no ledger at ${place}`,
  );
  await release('booking');
  await expect(run(production, ['promote', '--from', 'staging', 'booking@0123456789ab'])).rejects.toThrow(
    'promote --from takes what is live on staging',
  );
});

it('believes the other log by the key that it is given alone', async () => {
  await release('booking');
  const place = join(root, 'staging', 'ledger');
  const data = join(root, 'production');
  const own = {};
  const operatorKey = await staging.context.ledger.operatorKey();
  const other = await openOtherLedger(place, { operatorKey, own, data });
  expect(Object.keys((await other.live()).trails)).toEqual(['shell', 'booking']);
  const doubted = await openOtherLedger(place, { own, data });
  await expect(doubted.live()).rejects.toThrow(Refusal);
  const context = { ...production, openSource: async () => doubted };
  await expect(run(context, ['promote', '--from', 'staging'])).rejects.toThrow(
    /is not signed with the key of operator; LIVREE_SOURCE_KEY names the public key of the operator of staging$/,
  );
});
