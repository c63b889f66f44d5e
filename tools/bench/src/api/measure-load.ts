import { z } from '@livree/contracts/schema';
import autocannon, { type LoadRequest } from 'autocannon';
import { conditions } from './conditions.ts';

const resultSchema = z.object({
  /** Seconds. */
  duration: z.number(),
  '2xx': z.number(),
  non2xx: z.number(),
  /** Without an answer, time-outs included. */
  errors: z.number(),
  /** Milliseconds. */
  latency: z.object({ p50: z.number(), p99: z.number() }),
});

export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

/** Sends what `next` gives over several connections, each as soon as it has its answer. */
export async function measureLoad(baseUrl: string, next: () => LoadRequest): Promise<Load> {
  return loadFor(baseUrl, next, conditions.seconds);
}

/** The same, for a moment, so that code and caches are warm. */
export async function warmUp(baseUrl: string, next: () => LoadRequest): Promise<void> {
  await loadFor(baseUrl, next, conditions.warmUpSeconds);
}

async function loadFor(baseUrl: string, next: () => LoadRequest, seconds: number): Promise<Load> {
  const { origin, pathname } = new URL(baseUrl);
  const result = await autocannon({
    url: origin,
    connections: conditions.connections,
    requests: [
      {
        setupRequest: (request) => {
          const asked = next();
          // A copy: autocannon writes the length of the body into the headers it is given.
          return { ...request, ...asked, path: `${pathname}${asked.path}`, headers: { ...asked.headers } };
        },
      },
    ],
    duration: seconds,
  });
  const { duration, '2xx': answered, non2xx, errors, latency } = z.parse(resultSchema, result);
  return {
    requestsPerSecond: answered / duration,
    p50: latency.p50,
    p99: latency.p99,
    failures: non2xx + errors,
  };
}
