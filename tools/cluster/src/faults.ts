import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresNode } from './parts/postgres-node.ts';
import type { Release } from './parts/release.ts';
import type { Service } from './parts/service.ts';

/** Something that happens to the cluster while visitors use it. */
export interface Fault {
  readonly name: string;
  /** Does it, and sees to it that everything runs again. */
  happen(): Promise<void>;
}

/** Milliseconds until whoever watches a program starts it again. */
const noticed = 1000;
const pollPause = 200;

/** The program dies, and is started again. */
export const planKill = (service: Service): Fault => ({
  name: `kill -9 ${service.name}`,
  async happen() {
    await service.kill();
    await sleep(noticed);
    await service.start();
  },
});

/** Waits until another service has a part. */
async function untilTaken(find: () => Promise<Service>, by: Service): Promise<void> {
  const isAnother = () =>
    find().then(
      ({ name }) => name !== by.name,
      () => false,
    );
  while (!(await isAnother())) await sleep(pollPause);
}

/** The program that has a part at that moment dies, and comes back once another has taken the part. */
export const planKillByRole = (part: string, find: () => Promise<Service>): Fault => ({
  name: `kill -9 ${part}`,
  async happen() {
    const service = await find();
    await service.kill();
    await untilTaken(find, service);
    await service.start();
  },
});

/** The host that has a part reaches nobody any more, and comes back once another has taken the part. */
export const planCut = (part: string, find: () => Promise<PostgresNode>): Fault => ({
  name: `network of ${part} cut`,
  async happen() {
    const node = await find();
    await node.host.cut();
    await untilTaken(find, node);
    await node.host.heal();
    await node.ready();
  },
});

/** How long a fault lasts that nobody but a person ends, in milliseconds. */
const lasting = 12_000;

/** The primary stays the primary for everybody, but no replica hears from it. */
export const planCutBetween = (nodes: readonly PostgresNode[], find: () => Promise<PostgresNode>): Fault => ({
  name: 'network between servers cut',
  async happen() {
    const primary = await find();
    const others = nodes.filter(({ name }) => name !== primary.name).map(({ host }) => host);
    await primary.host.cutFrom(others);
    await sleep(lasting);
    await primary.host.healFrom(others);
  },
});

/** The primary's disk has no byte left, until somebody makes room. */
export const planFullDisk = (find: () => Promise<PostgresNode>): Fault => ({
  name: 'disk of the primary full',
  async happen() {
    const node = await find();
    await node.disk.fill();
    await sleep(lasting);
    node.disk.clear();
    await node.ready();
  },
});

/** Another release goes live and is taken back. */
export const planRelease = (release: Release): Fault => ({
  name: 'promote and roll back a release',
  async happen() {
    await release.promote();
    await sleep(noticed);
    await release.rollBack();
  },
});

/** Milliseconds until a balancer that asks twice a second, and believes the second answer, sends to a new program. */
const believed = 2000;

/** Each is asked to end and started again, in turn, as an upgrade does: the next one ends once the balancer knows this one. */
export const planRestart = (services: readonly Service[]): Fault => ({
  name: 'restart of all roles in turn',
  async happen() {
    for (const service of services) {
      await service.stop();
      await service.start();
      await sleep(believed);
    }
  },
});
