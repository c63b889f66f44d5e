import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSigner, newPrivateKey } from '@livree/release/ledger';
import { openS3Server } from '@livree/server/testing/s3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { readWrittenComposition } from '../testing/written-composition.ts';

/** Milliseconds by which two gateways may differ in what they know (decision 0147). */
const bound = 2000;
const step = 50;

const keys = { region: 'eu-west-3', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of the tests' };
let bucket: Awaited<ReturnType<typeof openS3Server>>;
let sites: readonly PlantedSite[];
let clock: number;

/** Moves the clock of both gateways, which stands still otherwise: a busy machine has all the time it needs. */
async function pass(ms: number): Promise<void> {
  for (const end = clock + ms; clock < end; clock += step) {
    vi.advanceTimersByTime(step);
    await sleep(2);
  }
}

beforeEach(async () => {
  clock = 1000;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubEnv('AWS_ACCESS_KEY_ID', keys.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', keys.secretAccessKey);
  bucket = await openS3Server('releases', keys);
  const key = newPrivateKey();
  const query = new URLSearchParams({ region: keys.region, endpoint: bucket.endpoint });
  const environment = {
    LIVREE_LEDGER: `s3://releases/ledger?${query}`,
    LIVREE_LEDGER_KEY: createSigner(key).key,
    LIVREE_RELEASE_KEY: key,
  };
  const plant = () => plantSite(environment, { now: () => clock });
  sites = [await plant(), await plant()];
});
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await bucket.close();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Whether a gateway has read the line that makes a version live; it keeps the log as it verified it. */
function knows({ folder }: PlantedSite, version: string): boolean {
  const kept = join(folder, 'data/ledger-verified');
  const promoted = `"act":"promote","remote":"booking","version":"${version}"`;
  return readdirSync(kept).some((name) =>
    readFileSync(join(kept, name, 'log.jsonl'), 'utf8').includes(promoted),
  );
}

/** The release of booking on the next page of a gateway. */
async function nextVersion({ app }: PlantedSite): Promise<string | undefined> {
  const { body } = await app.inject({ url: '/reservation' });
  return readWrittenComposition(body).remotes.find(({ id }) => id === 'booking')?.version;
}

it('two gateways on one ledger know of a promotion within 2 s, though nobody asks them, and then show it for good', async () => {
  const [first] = sites;
  const release = await first?.publish({
    id: 'booking',
    edition: '2',
    paths: ['/reservation'],
    provides: ['booking/simulator@1'],
  });
  if (first === undefined || release === undefined) throw new Error('nothing was published');
  // Both have just looked, so it takes them as long as it ever does.
  await first.promote(release);
  expect(sites.map((site) => knows(site, release.version))).toEqual([false, false]);
  await pass(bound);
  await expect
    .poll(() => sites.map((site) => knows(site, release.version)), { timeout: 60_000 })
    .toEqual([true, true]);
  for (const site of sites) {
    await expect.poll(() => nextVersion(site), { timeout: 60_000 }).toBe(release.version);
    for (const _ of [1, 2, 3]) expect(await nextVersion(site)).toBe(release.version);
  }
});
