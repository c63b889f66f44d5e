import { Stop } from '../stop.ts';
import type { Service } from './service.ts';

/** Services that belong together: when one ends for good, the others have no use. */
export interface ProcessGroup {
  /** Takes a service in; the answer rejects with a sentence once the service has ended. */
  add(service: Service): Promise<never>;
  /** Stops all of them, the last one first. */
  stop(): Promise<void>;
}

export function createProcessGroup(): ProcessGroup {
  const services: Service[] = [];
  return {
    add(service) {
      services.push(service);
      const ended = service.ended.then((why) => {
        // With code 1 it has said itself, in one sentence, why it does not start.
        throw new Stop(
          why === 'code 1' ? '' : `The ${service.name} has ended (${why}); the site is stopped.`,
        );
      });
      ended.catch(() => undefined);
      return ended;
    },
    async stop() {
      for (const service of services.toReversed()) await service.stop();
    },
  };
}
