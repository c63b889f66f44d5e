import { join } from 'node:path';
import { freePort } from '@livree/server/free-port';
import { waitUntilReady } from '@livree/server/processes';
import { startBalancer } from '@livree/server/testing/balancer';
import { startPostgresCluster } from '@livree/server/testing/postgres';
import { openStandInLedger } from './parts/ledger.ts';
import { openMailroom, type Mailroom } from './parts/mailroom.ts';
import { planRoles, type Roles } from './parts/roles.ts';
import { createRunning } from './parts/running.ts';

/** Two of each role on one PostgreSQL server, without programs that have to be installed. */
export interface SmallCluster {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly roles: Roles;
  readonly mailroom: Mailroom;
  stop(): Promise<void>;
}

const pair = async (): Promise<[number, number]> => [await freePort(), await freePort()];
const timeoutMs = 30_000;

/** Starts everything; the releases must be built. */
export async function startSmallCluster(folder: string): Promise<SmallCluster> {
  const ledger = await openStandInLedger();
  const mailroom = await openMailroom({ delay: 0 });
  const server = await startPostgresCluster(join(folder, 'postgres'));
  const ports = { api: await pair(), gateway: await pair(), frame: await pair() };
  const [apis, gateways] = [await startBalancer(ports.api), await startBalancer(ports.gateway)];
  const running = createRunning();
  const roles = planRoles({
    folder,
    ports,
    workers: 2,
    databaseUrl: server.url(),
    smtpUrl: mailroom.url,
    ...ledger.settings,
    apiOrigin: apis.origin,
    siteUrl: gateways.origin,
    frameOrigin: `http://localhost:${ports.frame[0]}`,
    drainSeconds: 0,
  });
  async function stop(): Promise<void> {
    await running.stop();
    for (const balancer of [apis, gateways]) balancer.close();
    await Promise.all([server.stop(), ledger.close(), mailroom.close()]);
  }
  try {
    await running.beginRoles(roles);
    await waitUntilReady(`${gateways.origin}/healthz`, { timeoutMs });
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: gateways.origin, databaseUrl: server.url(), roles, mailroom, stop };
}
