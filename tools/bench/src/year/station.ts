import { createHistogram } from 'node:perf_hooks';

/** `dealt`: a balancer gives each of several processes its turn; `shared`: all take from one queue. */
export type Queueing = 'dealt' | 'shared';

/** What happened at a station. */
export interface Seen {
  readonly served: number;
  /** Seconds. */
  readonly busy: number;
  readonly meanWait: number;
  readonly p99Wait: number;
}

/** One or several equal servers, each of which does one thing at a time, in the order of arrival. */
export interface Station {
  readonly servers: number;
  /** @returns when it is done; calls come in the order of `at` */
  serve(at: number, seconds: number): number;
  seen(): Seen;
}

const micro = 1e6;

/** The server that is free first. */
function findFirst(freeAt: Float64Array): number {
  let first = 0;
  for (let server = 1; server < freeAt.length; server += 1)
    if ((freeAt[server] ?? 0) < (freeAt[first] ?? 0)) first = server;
  return first;
}

export function createStation(servers: number, queueing: Queueing): Station {
  const freeAt = new Float64Array(servers);
  const waits = createHistogram();
  let turn = 0;
  let busy = 0;
  let waited = 0;
  return {
    servers,
    serve(at, seconds) {
      const server = queueing === 'dealt' ? turn++ % servers : findFirst(freeAt);
      const begin = Math.max(at, freeAt[server] ?? 0);
      freeAt[server] = begin + seconds;
      busy += seconds;
      waited += begin - at;
      // A histogram begins at one.
      waits.record(1 + Math.round((begin - at) * micro));
      return begin + seconds;
    },
    seen() {
      const { count } = waits;
      return {
        served: count,
        busy,
        meanWait: count === 0 ? 0 : waited / count,
        p99Wait: count === 0 ? 0 : (waits.percentile(99) - 1) / micro,
      };
    },
  };
}
