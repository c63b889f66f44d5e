import { Stop } from '@livree/command';
import type { SupervisedProcess } from '@livree/server/processes';

/** Processes that belong together: if one ends for good, the others are useless. */
export interface ProcessGroup {
  /** Adds a process; the promise rejects with a sentence once the process has ended. */
  add(service: SupervisedProcess): Promise<never>;
  /** Stops all of them, in reverse order. */
  stop(): Promise<void>;
}

export function createProcessGroup(): ProcessGroup {
  const services: SupervisedProcess[] = [];
  return {
    add(service) {
      services.push(service);
      const ended = service.ended.then((why) => {
        // With code 1, the process itself has printed a sentence about its failure.
        throw new Stop(why === 'code 1' ? '' : `The ${service.name} ended (${why}); the site is stopped.`);
      });
      ended.catch(() => undefined);
      return ended;
    },
    async stop() {
      for (const service of services.toReversed()) await service.stop();
    },
  };
}
