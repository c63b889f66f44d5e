import { chmodSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStandInLedger } from '@livree/cluster/ledger';
import { planRoles } from '@livree/cluster/roles';
import { createRunning } from '@livree/cluster/running';
import { freePort } from '@livree/server/free-port';
import { startPostgresCluster } from '@livree/server/testing/postgres';
import type { Role } from './figures.ts';
import { type Usage, readUsage } from './processor-time.ts';

/** One of each role, each started as in its container, on a PostgreSQL server of its own. */
export interface StartedRoles {
  readonly origin: string;
  /** An address of one of the server's databases; by default that of the roles. */
  databaseUrl(database?: string): string;
  createDatabase(name: string): Promise<void>;
  readUsage(): Readonly<Record<Role, { readonly ms: number; readonly mb: number }>>;
  /** Processor time of PostgreSQL and of another process. */
  readUsageOf(pid: number): { readonly server: number; readonly database: number };
  pauseWorker(): void;
  resumeWorker(): void;
  stop(): Promise<void>;
}

const whole = ({ ownMs, startedMs, ownMb, startedMb }: Usage) => ({
  ms: ownMs + startedMs,
  mb: ownMb + startedMb,
});

/** Starts everything; the releases must be built. */
export async function startRoles(folder: string): Promise<StartedRoles> {
  // PostgreSQL started by root runs as another user.
  chmodSync(folder, 0o755);
  const ledger = await openStandInLedger();
  const server = await startPostgresCluster(join(folder, 'postgres'));
  const [api, gateway, frame] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://localhost:${gateway}`;
  const roles = planRoles({
    folder,
    ports: { api: [api], gateway: [gateway], frame: [frame] },
    workers: 1,
    databaseUrl: server.url(),
    ...ledger.settings,
    apiOrigin: `http://127.0.0.1:${api}`,
    siteUrl: origin,
    frameOrigin: `http://localhost:${frame}`,
    drainSeconds: 0,
  });
  const running = createRunning();
  async function stop(): Promise<void> {
    await running.stop();
    await Promise.all([server.stop(), ledger.close()]);
  }
  try {
    await running.beginRoles(roles);
  } catch (error) {
    await stop();
    throw error;
  }
  const database = Number(
    (await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  const pidOf = (services: readonly { pid(): number }[]): number => services[0]?.pid() ?? 0;
  const pids = {
    gateway: pidOf(roles.gateways),
    api: pidOf(roles.apis),
    worker: pidOf(roles.workers),
    database,
  };
  return {
    origin,
    databaseUrl: server.url,
    createDatabase: server.createDatabase,
    readUsage() {
      const [ofGateway, ...others] = readUsage([pids.gateway, pids.api, pids.worker, pids.database]);
      const [ofApi, ofWorker, ofDatabase] = others.map(whole);
      const none = { ms: 0, mb: 0 };
      return {
        gateway: { ms: ofGateway?.ownMs ?? 0, mb: ofGateway?.ownMb ?? 0 },
        rendering: { ms: ofGateway?.startedMs ?? 0, mb: ofGateway?.startedMb ?? 0 },
        api: ofApi ?? none,
        worker: ofWorker ?? none,
        database: ofDatabase ?? none,
      };
    },
    readUsageOf(pid) {
      const [one, all] = readUsage([pid, pids.database]);
      return { server: one?.ownMs ?? 0, database: all === undefined ? 0 : whole(all).ms };
    },
    pauseWorker: () => void process.kill(pids.worker, 'SIGSTOP'),
    resumeWorker: () => void process.kill(pids.worker, 'SIGCONT'),
    async stop() {
      process.kill(pids.worker, 'SIGCONT');
      await stop();
    },
  };
}
