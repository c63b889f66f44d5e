import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntilReady } from '@livree/server/processes';
import { writeArchiveSettings } from './archive.ts';
import { mountDisk, type Disk } from './disk.ts';
import type { Host, Network } from './hosts.ts';
import { postgresPrograms } from './programs.ts';
import { databaseUser, programService, timeoutMs, type Service } from './service.ts';

/** A PostgreSQL server under Patroni, on a host and a disk of its own. */
export interface PostgresNode extends Service {
  readonly host: Host;
  readonly disk: Disk;
  readonly port: number;
  /** Where Patroni answers about it. */
  readonly statusPort: number;
  /** The settings with which its host keeps and reads backups. */
  readonly archive: string;
  /** Waits until it takes part. */
  ready(): Promise<void>;
}

/** What one node knows of the cluster. */
export interface NodePlan {
  readonly name: string;
  readonly root: string;
  readonly host: Host;
  readonly network: Network;
  readonly consensusPort: number;
  readonly programs: { readonly patroni: string; readonly pgbackrest: string };
}

// Each host has its own address, so that all may use the usual ports.
const port = 5432;
const statusPort = 8008;

const folderOf = ({ root, name }: NodePlan): string => join(root, name);

/** Patroni's settings: an acknowledged write is on two nodes, or is not acknowledged. JSON is YAML. */
function describeNode(plan: NodePlan, archive: string): string {
  const { name, host, network, consensusPort, programs } = plan;
  const status = `${host.address}:${statusPort}`;
  return JSON.stringify({
    scope: 'livree',
    name,
    restapi: { listen: status, connect_address: status },
    etcd3: { host: `${network.address}:${consensusPort}` },
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
      pg_hba: [
        'local all all trust',
        `host replication all ${network.range} trust`,
        `host all all ${network.range} trust`,
      ],
    },
    postgresql: {
      listen: `${host.address}:${port}`,
      connect_address: `${host.address}:${port}`,
      data_dir: join(folderOf(plan), 'data'),
      bin_dir: postgresPrograms,
      pgpass: join(folderOf(plan), 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: 'postgres' },
        replication: { username: 'replicator', password: 'replicator' },
      },
      parameters: {
        unix_socket_directories: folderOf(plan),
        shared_buffers: '64MB',
        archive_mode: 'on',
        archive_timeout: '10s',
        archive_command: `${programs.pgbackrest} --config=${archive} --stanza=livree archive-push %p`,
      },
    },
  });
}

/** The server outlives a killed Patroni, so it is killed too. */
function killServer(folder: string): void {
  try {
    process.kill(Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** A node that is not started yet. */
export async function makeNode(plan: NodePlan): Promise<PostgresNode> {
  const { name, root, host, programs } = plan;
  const folder = folderOf(plan);
  mkdirSync(folder);
  const disk = await mountDisk(folder);
  const archive = writeArchiveSettings({ name, root, socket: folder, data: join(folder, 'data'), port });
  const file = join(root, `${name}.yml`);
  const { uid, gid } = databaseUser();
  writeFileSync(file, describeNode(plan, archive));
  chownSync(file, uid, gid);
  const ready = () => waitUntilReady(`http://${host.address}:${statusPort}/readiness`, { timeoutMs });
  const line = host.place({ command: programs.patroni, args: [file] });
  const service = programService({ name, ...line, folder: root, ready });
  return {
    ...service,
    ready,
    host,
    disk,
    port,
    statusPort,
    archive,
    async kill() {
      await service.kill();
      killServer(folder);
    },
  };
}
