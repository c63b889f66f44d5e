import { setTimeout as sleep } from 'node:timers/promises';
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

/** The program that has a part at that moment dies, and comes back once another has taken the part. */
export const planKillByRole = (part: string, find: () => Promise<Service>): Fault => ({
  name: `kill -9 ${part}`,
  async happen() {
    const service = await find();
    await service.kill();
    const isAnother = () =>
      find().then(
        ({ name }) => name !== service.name,
        () => false,
      );
    while (!(await isAnother())) await sleep(pollPause);
    await service.start();
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
