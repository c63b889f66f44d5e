import { join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { freePort } from '@livree/server/free-port';
import { waitUntilReady } from '@livree/server/processes';
import type { Network } from './hosts.ts';
import { type PostgresNode, makeNode } from './postgres-node.ts';
import type { ProgramName } from './programs.ts';
import { programService, timeoutMs, type Service } from './service.ts';

export interface PostgresNodes {
  readonly consensus: Service;
  readonly nodes: readonly PostgresNode[];
  /** The node that takes writes. @throws Error while there is none */
  primary(): Promise<PostgresNode>;
  /** The replica that has every acknowledged write. @throws Error while there is none */
  synchronous(): Promise<PostgresNode>;
}

const clusterSchema = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

const patience = 1000;

/** The servers on hosts of one network, of which one takes writes and one has every acknowledged write. They are not started yet. */
export async function planNodes(
  root: string,
  network: Network,
  programs: Readonly<Record<ProgramName, string>>,
): Promise<PostgresNodes> {
  const consensusPort = await freePort();
  const client = `http://${network.address}:${consensusPort}`;
  const peer = `http://127.0.0.1:${await freePort()}`;
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
      await makeNode({ name, root, network, host: await network.addHost(), consensusPort, programs }),
    );

  async function findNode(role: string): Promise<PostgresNode> {
    for (const { host, statusPort } of nodes) {
      const signal = AbortSignal.timeout(patience);
      const answer = await fetch(`http://${host.address}:${statusPort}/cluster`, { signal }).catch(
        () => undefined,
      );
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
