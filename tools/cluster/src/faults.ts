import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresNode } from './parts/postgres-node.ts';
import type { PostgresNodes } from './parts/postgres-nodes.ts';
import type { Release } from './parts/release.ts';
import type { Service } from './parts/service.ts';
import { until } from './until.ts';

/** Something that happens to the cluster while visitors use it. */
export interface Fault {
  readonly name: string;
  /** How often something is broken off without being asked to end: so many mails may come again. */
  readonly breaks: number;
  /** Requests that must be sent meanwhile, of which none may be lost. */
  readonly spares?: number;
  /**
   * Does it, and sees to it that everything runs again.
   * @returns when another had the part of what failed, in milliseconds of `performance.now()`; undefined if none took it
   */
  happen(): Promise<number | undefined>;
}

/** Milliseconds until whoever watches a program starts it again. */
const noticed = 1000;

/** The program dies, and is started again. */
export const planKill = (service: Service): Fault => ({
  name: `kill -9 ${service.name}`,
  breaks: 1,
  async happen() {
    await service.kill();
    await sleep(noticed);
    await service.start();
    return undefined;
  },
});

/** Waits until another service has a part. @returns when @throws Stop if none takes it */
const untilTaken = (find: () => Promise<Service>, from: Service, limit?: number): Promise<number> =>
  until(
    async () => ((await find()).name === from.name ? undefined : performance.now()),
    `Nobody has taken the part of ${from.name}`,
    limit,
  );

/** The program that has a part at that moment dies, and comes back once another has taken the part. */
export const planKillByRole = (part: string, find: () => Promise<Service>): Fault => ({
  name: `kill -9 ${part}`,
  breaks: 1,
  async happen() {
    const service = await find();
    await service.kill();
    const takenAt = await untilTaken(find, service);
    await service.start();
    return takenAt;
  },
});

/** The host that has a part reaches nobody any more, and comes back once another has taken the part. */
export const planCut = (part: string, find: () => Promise<PostgresNode>): Fault => ({
  name: `network of ${part} cut`,
  breaks: 1,
  async happen() {
    const node = await find();
    await node.host.cut();
    const takenAt = await untilTaken(find, node);
    await node.host.heal();
    await node.ready();
    return takenAt;
  },
});

/** How long a fault lasts that nobody but a person ends, in milliseconds. */
const lasting = 12_000;

/** The primary stays the primary for everybody, but no replica hears from it. */
export const planCutBetween = (nodes: readonly PostgresNode[], find: () => Promise<PostgresNode>): Fault => ({
  name: 'network between servers cut',
  breaks: 1,
  async happen() {
    const primary = await find();
    const others = nodes.filter(({ name }) => name !== primary.name).map(({ host }) => host);
    await primary.host.cutFrom(others);
    await sleep(lasting);
    await primary.host.healFrom(others);
    return undefined;
  },
});

/** The primary's disk has no byte left, until somebody makes room. */
export const planFullDisk = (find: () => Promise<PostgresNode>): Fault => ({
  name: 'disk of the primary full',
  breaks: 1,
  async happen() {
    const node = await find();
    await node.disk.fill();
    const taken = untilTaken(find, node, lasting).catch(() => undefined);
    await sleep(lasting);
    node.disk.clear();
    await node.ready();
    return taken;
  },
});

/** Another release goes live and is taken back. */
export const planRelease = (release: Release): Fault => ({
  name: 'promote and roll back a release',
  breaks: 0,
  async happen() {
    await release.promote();
    await sleep(noticed);
    await release.rollBack();
    return undefined;
  },
});

/** Milliseconds until a balancer that asks twice a second, and believes the second answer, sends to a new program. */
const believed = 2000;

/** Each is asked to end and started again, in turn: the next one ends once the balancer knows this one. */
async function restartInTurn(services: readonly Service[]): Promise<void> {
  for (const service of services) {
    await service.stop();
    await service.start();
    await sleep(believed);
  }
}

/** The roles are restarted as an upgrade does, and visitors notice nothing. */
export const planRestart = (services: readonly Service[]): Fault => ({
  name: 'restart of all roles in turn',
  breaks: 0,
  spares: 10_000,
  async happen() {
    await restartInTurn(services);
    return undefined;
  },
});

/** Waits until a replica has every acknowledged write again. */
const untilWhole = ({ synchronous }: PostgresNodes): Promise<unknown> =>
  until(synchronous, 'There has been no synchronous replica');

/** What stands behind and before the roles is restarted, of which all but the database servers exist once. */
export const planRestartAround = (database: PostgresNodes, services: readonly Service[]): Fault => ({
  name: 'restart of all other programs in turn',
  breaks: 0,
  async happen() {
    for (const node of database.nodes) {
      await restartInTurn([node]);
      await untilWhole(database);
    }
    await restartInTurn(services);
    return undefined;
  },
});
