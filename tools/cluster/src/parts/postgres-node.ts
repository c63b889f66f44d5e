import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntilReady } from '@livree/server/processes';
import { postgresPrograms } from './programs.ts';
import { databaseUser, programService, timeoutMs, type Service } from './service.ts';

/** A PostgreSQL server under Patroni. */
export interface PostgresNode extends Service {
  readonly port: number;
  /** Where Patroni answers about it. */
  readonly statusPort: number;
}

interface Ports {
  readonly consensus: number;
  readonly own: number;
  readonly status: number;
}

/** Patroni's settings: an acknowledged write is on two nodes, or is not acknowledged. JSON is YAML. */
const settings = (name: string, folder: string, { consensus, own, status }: Ports): string =>
  JSON.stringify({
    scope: 'livree',
    name,
    restapi: { listen: `127.0.0.1:${status}`, connect_address: `127.0.0.1:${status}` },
    etcd3: { host: `127.0.0.1:${consensus}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200, wal_keep_size: '512MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
      pg_hba: ['host replication all 127.0.0.1/32 trust', 'host all all 127.0.0.1/32 trust'],
    },
    postgresql: {
      listen: `127.0.0.1:${own}`,
      connect_address: `127.0.0.1:${own}`,
      data_dir: join(folder, 'data'),
      bin_dir: postgresPrograms,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: 'postgres' },
        replication: { username: 'replicator', password: 'replicator' },
      },
      parameters: { unix_socket_directories: folder, shared_buffers: '64MB' },
    },
  });

/** The server outlives a killed Patroni, so it is killed too. */
function killServer(folder: string): void {
  try {
    process.kill(Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

export function makeNode(
  name: string,
  root: string,
  { patroni, ports }: { patroni: string; ports: Ports },
): PostgresNode {
  const folder = join(root, name);
  const user = databaseUser();
  const file = join(folder, 'patroni.yml');
  mkdirSync(folder);
  writeFileSync(file, settings(name, folder, ports));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const service = programService(
    {
      name,
      command: patroni,
      args: [file],
      folder,
      ready: () => waitUntilReady(`http://127.0.0.1:${ports.status}/readiness`, { timeoutMs }),
    },
    user,
  );
  return {
    ...service,
    port: ports.own,
    statusPort: ports.status,
    async kill() {
      await service.kill();
      killServer(folder);
    },
  };
}
