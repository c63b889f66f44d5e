import { chmodSync } from 'node:fs';
import { freePort } from '@livree/server/free-port';
import { waitUntilReady } from '@livree/server/processes';
import { takeBackup } from './parts/archive.ts';
import { primaryBalancer, roleBalancer, siteEdge } from './parts/balancers.ts';
import { limitCounts, sessionPooler } from './parts/connections.ts';
import { openNetwork } from './parts/hosts.ts';
import { openStandInLedger } from './parts/ledger.ts';
import { openMailroom, type Mailroom } from './parts/mailroom.ts';
import { planNodes, type PostgresNodes } from './parts/postgres-nodes.ts';
import { findPrograms, type ProgramName } from './parts/programs.ts';
import { publishRelease, type Release } from './parts/release.ts';
import { planRoles, type Roles } from './parts/roles.ts';
import { createRunning } from './parts/running.ts';
import type { Service } from './parts/service.ts';

/** The whole site as a company runs it, on one machine. */
export interface Cluster {
  /** The address that visitors use. */
  readonly origin: string;
  /** Past the pooler, for those who compare. */
  readonly databaseUrl: string;
  readonly database: PostgresNodes;
  readonly roles: Roles;
  readonly pooler: Service;
  readonly counts: Service;
  readonly edge: Service;
  /** That of the database server that takes writes, and that of the roles. */
  readonly balancers: readonly Service[];
  readonly mailroom: Mailroom;
  readonly release: Release;
  readonly programs: Readonly<Record<ProgramName, string>>;
  stop(): Promise<void>;
}

const timeoutMs = 30_000;
/** Milliseconds that a mail server needs for its answer: long enough that a kill falls into it. */
const mailDelay = 100;
const pair = async (): Promise<[number, number]> => [await freePort(), await freePort()];
const at = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

async function choosePorts() {
  const [primary, pooler, counts] = [await freePort(), await freePort(), await freePort()];
  const [edge, api, gateway, frame] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  return { primary, pooler, counts, edge, api, gateway, frame };
}

/** Starts everything. Debian's programs must be installed, and the releases built. @throws Stop */
export async function startCluster(folder: string): Promise<Cluster> {
  const programs = findPrograms();
  chmodSync(folder, 0o755);
  const ledger = await openStandInLedger();
  const mailroom = await openMailroom({ delay: mailDelay });
  const network = await openNetwork();
  const database = await planNodes(folder, network, programs);
  const port = await choosePorts();
  const ports = { api: await pair(), gateway: await pair(), frame: await pair() };
  const place = (name: string, command: string, its: number) => ({ name, folder, command, port: its });
  const primary = primaryBalancer(place('primary-balancer', programs.haproxy, port.primary), database.nodes);
  const pooler = sessionPooler(place('pgbouncer', programs.pgbouncer, port.pooler), port.primary);
  const counts = limitCounts(place('redis', programs['redis-server'], port.counts));
  const balancer = roleBalancer({ name: 'role-balancer', folder, command: programs.haproxy }, port, ports);
  const edge = siteEdge(place('edge', programs.nginx, port.edge), port);
  const origin = `http://localhost:${port.edge}`;
  const roles = planRoles({
    folder,
    ports,
    workers: 2,
    databaseUrl: at(port.pooler),
    redisUrl: `redis://127.0.0.1:${port.counts}`,
    smtpUrl: mailroom.url,
    ...ledger.settings,
    apiOrigin: `http://127.0.0.1:${port.api}`,
    siteUrl: origin,
    frameOrigin: `http://127.0.0.1:${port.edge}`,
    drainSeconds: 6,
  });
  const running = createRunning();
  async function stop(): Promise<void> {
    await running.stop();
    for (const { disk } of database.nodes) await disk.close();
    await network.close();
    await ledger.close();
    await mailroom.close();
  }
  try {
    await running.begin(database.consensus);
    // In turn: the first one makes the data that the others copy.
    for (const node of database.nodes) await running.begin(node);
    await takeBackup(programs.pgbackrest, (await database.primary()).archive);
    await running.begin(primary, counts);
    await running.begin(pooler, balancer);
    await running.beginRoles(roles);
    await running.begin(edge);
    // The balancer has asked everybody for their readiness by then.
    await waitUntilReady(`${origin}/healthz`, { timeoutMs });
    const release = await publishRelease(folder, ledger.settings, ports.gateway);
    const databaseUrl = at(port.primary);
    const balancers = [primary, balancer];
    return {
      origin,
      databaseUrl,
      database,
      roles,
      pooler,
      counts,
      edge,
      balancers,
      mailroom,
      release,
      programs,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
