import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release, ShellRelease } from '@livree/release';
import {
  buildFolder,
  invite,
  openNamedLedger,
  promote,
  publish,
  retire,
  rollback,
  type AnyRelease,
  type InvitationOptions,
  type Ledger,
} from '@livree/release/ledger';
import { plantRemote, plantShell, type RemotePlan, type ShellPlan } from '@livree/release/testing';
import type { ConnectionTimeouts } from '@livree/server/connections';
import type { FastifyInstance } from 'fastify';
import { buildGateway } from '../app.ts';
import { readConfig, type GatewayConfig } from '../config.ts';
import type { Confinement } from '../render/confinement/confinement.ts';
import type { ServerOptions } from '../server.ts';
import { createCounters, type Counters } from '../telemetry/counters.ts';
import { standInBundle, standInShell } from './stand-in-shell.ts';
import { summariseCounts, type CountSummary } from './summarise-counts.ts';

/** A site with planted releases in its own folder. */
export interface PlantedSite {
  readonly app: FastifyInstance;
  /** The origin of the checkout frames, if `LIVREE_FRAME_ORIGIN` is set. */
  readonly frames: FastifyInstance | undefined;
  readonly folder: string;
  readonly shell: ShellRelease;
  readonly ledger: Ledger;
  readonly releases: Readonly<Record<string, Release>>;
  /** Publishes a build without making it live. */
  publish(plan: RemotePlan): Promise<Release>;
  publishShell(plan: ShellPlan): Promise<ShellRelease>;
  promote(release: AnyRelease): Promise<void>;
  rollback(remote: string): Promise<void>;
  /** Takes a remote offline; its paths redirect to `to`, if given. */
  retire(remote: string, to?: string): Promise<void>;
  /** Invites to these releases, and returns the path of the link. */
  invite(names: readonly string[], options?: Partial<InvitationOptions>): Promise<string>;
  readonly counters: Counters;
  /** What was counted so far. */
  counts(): CountSummary;
  close(): Promise<void>;
}

interface PlantedOptions {
  readonly render?: string;
  readonly timeouts?: ConnectionTimeouts;
  /** Milliseconds from any start. */
  readonly now?: () => number;
  /** Milliseconds since 1970. */
  readonly time?: () => number;
  readonly logger?: ServerOptions['logger'];
  readonly confinements?: readonly Confinement[];
}

const pages = ['/', '/vehicles', '/gone', '/browser-only', '/reset-password', '/verify/:code'];
const faults = ['/throw', '/loop', '/exit', '/slow'];

const firstPlans: readonly RemotePlan[] = [
  { id: 'blog', paths: faults, server: standInBundle('1') },
  { id: 'marketing', paths: pages, places: ['booking/simulator@1'], server: standInBundle('1') },
  { id: 'booking', paths: ['/reservation'], provides: ['booking/simulator@1'], server: standInBundle('1') },
  { id: 'payments', paths: ['/payments'], frames: ['card', 'return'], server: standInBundle('1') },
];

/**
 * Plants a shell and four remotes, makes them live and builds a gateway for them. A ledger that the environment names may
 * have them already, from another site.
 */
export async function plantSite(
  environment: Record<string, string> = {},
  {
    render = standInShell,
    timeouts,
    now = () => performance.now(),
    time = Date.now,
    logger = false,
    confinements,
  }: PlantedOptions = {},
): Promise<PlantedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'livree-gateway-'));
  const modules = { '@livree/platform': 'export const platform = {};' };
  const ledger = await openNamedLedger(environment, join(folder, 'data'));
  let builds = 0;

  async function publishPlan(plan: RemotePlan): Promise<Release> {
    const dist = join(folder, `build-${(builds += 1)}`);
    const release = plantRemote(dist, plan);
    await publish(ledger, plan.id, buildFolder(dist), new Date());
    return release;
  }

  async function publishShell(plan: ShellPlan): Promise<ShellRelease> {
    const dist = join(folder, `build-${(builds += 1)}`);
    const release = plantShell(dist, { render, modules, ...plan });
    await publish(ledger, release.id, buildFolder(dist), new Date());
    return release;
  }

  const shell = await publishShell({});
  const releases = await Promise.all(firstPlans.map(publishPlan));
  const first = [shell, ...releases].map(({ id, version }) => [id, version] as const);
  await promote(ledger, Object.fromEntries(first), new Date());
  for (const name of ['data', 'pictures']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'data/site-config.json'), '{"brand":{"name":"Planted"}}');
  writeFileSync(join(folder, 'pictures/car-480.0a1b2c3d.avif'), 'a car');
  for (const form of ['avif', 'webp', 'jpeg'])
    writeFileSync(join(folder, `pictures/car-960.0a1b2c3d.${form}`), `a car as ${form}`);
  writeFileSync(join(folder, 'pictures/van-960.0a1b2c3d.jpeg'), 'a van as jpeg');
  const config: GatewayConfig = readConfig({
    LIVREE_DATA: join(folder, 'data'),
    PICTURES: join(folder, 'pictures'),
    API_ORIGIN: 'http://127.0.0.1:9',
    ...environment,
  });
  const counters = createCounters();
  const { site: app, frames } = await buildGateway(config, {
    // No API takes the counts over, so they stay for the tests.
    counters: { ...counters, take: () => [] },
    logger,
    now,
    time,
    ...(timeouts && { timeouts }),
    ...(confinements && { confinements }),
  });
  await app.ready();
  await frames?.ready();
  return {
    app,
    frames,
    folder,
    shell,
    ledger,
    releases: Object.fromEntries(releases.map((release) => [release.id, release])),
    publish: publishPlan,
    publishShell,
    promote: async ({ id, version }) => void (await promote(ledger, { [id]: version }, new Date())),
    rollback: async (remote) => void (await rollback(ledger, remote, new Date())),
    retire: async (remote, to) => void (await retire(ledger, { remote, to }, new Date())),
    async invite(names, options = {}) {
      const { host } = new URL(config.siteOrigin);
      const all = { releases: names, host, duration: 3_600_000, isUnchecked: false, ...options };
      const { pass } = await invite(ledger, all, new Date(time()));
      const query = new URLSearchParams(names.map((name) => ['remote', name]));
      query.set('invitation', pass);
      return `/?${query}`;
    },
    counters,
    counts: () => summariseCounts(counters.read()),
    async close() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
