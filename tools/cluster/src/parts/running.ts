import type { Roles } from './roles.ts';
import type { Service } from './service.ts';

/** What runs, so that all of it is stopped, in the reverse order. */
export interface Running {
  begin(...services: readonly Service[]): Promise<void>;
  /** Runs what ends by itself. @throws Error if it fails */
  complete(service: Service): Promise<void>;
  /** Starts the roles in the order of an installation. */
  beginRoles(roles: Roles): Promise<void>;
  stop(): Promise<void>;
}

export function createRunning(): Running {
  const running: Service[] = [];

  async function begin(...services: readonly Service[]): Promise<void> {
    running.unshift(...services);
    await Promise.all(services.map((service) => service.start()));
  }

  async function complete(service: Service): Promise<void> {
    running.unshift(service);
    await service.start();
    await service.finished();
  }

  return {
    begin,
    complete,
    async beginRoles({ migrate, seed, apis, workers, gateways }) {
      await complete(migrate);
      await complete(seed);
      await begin(...apis, ...workers);
      await begin(...gateways);
    },
    async stop() {
      for (const service of running) await service.stop();
    },
  };
}
