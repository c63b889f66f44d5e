import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { freePort } from '@livree/server/free-port';
import { waitUntilReady } from '@livree/server/processes';
import { postgresPrograms, type ProgramName } from './programs.ts';
import { databaseUser, programService, type Service } from './service.ts';

/** A PostgreSQL server under Patroni. */
export interface PostgresNode extends Service {
  readonly port: number;
  /** Where Patroni answers about it. */
  readonly statusPort: number;
}

export interface PostgresNodes {
  readonly consensus: Service;
  readonly nodes: readonly PostgresNode[];
  /** The node that takes writes. @throws Error while there is none */
  primary(): Promise<PostgresNode>;
  /** The replica that has every acknowledged write. @throws Error while there is none */
  synchronous(): Promise<PostgresNode>;
}

const timeoutMs = 90_000;

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

function makeNode(
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

const clusterSchema = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

/** Three servers, of which one takes writes and one has every acknowledged write. They are not started yet. */
export async function planNodes(
  root: string,
  programs: Readonly<Record<ProgramName, string>>,
): Promise<PostgresNodes> {
  const consensusPort = await freePort();
  const [client, peer] = [`http://127.0.0.1:${consensusPort}`, `http://127.0.0.1:${await freePort()}`];
  const consensus = programService({
    name: 'etcd',
    command: programs.etcd,
    args: Object.entries({
      'data-dir': join(root, 'etcd'),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': `default=${peer}`,
    }).flatMap(([flag, value]) => [`--${flag}`, value]),
    folder: root,
    ready: () => waitUntilReady(`${client}/health`, { timeoutMs }),
  });
  const nodes: PostgresNode[] = [];
  for (const name of ['postgres-1', 'postgres-2', 'postgres-3'])
    nodes.push(
      makeNode(name, root, {
        patroni: programs.patroni,
        ports: { consensus: consensusPort, own: await freePort(), status: await freePort() },
      }),
    );

  async function findNode(role: string): Promise<PostgresNode> {
    for (const { statusPort } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${statusPort}/cluster`).catch(() => undefined);
      const { members = [] } = z.safeParse(clusterSchema, await answer?.json()).data ?? {};
      const member = members.find((one) => one.role === role && ['running', 'streaming'].includes(one.state));
      const node = nodes.find(({ name }) => name === member?.name);
      if (node !== undefined) return node;
    }
    throw new Error(`no node is ${role}`);
  }

  return {
    consensus,
    nodes,
    primary: () => findNode('leader'),
    synchronous: () => findNode('sync_standby'),
  };
}
