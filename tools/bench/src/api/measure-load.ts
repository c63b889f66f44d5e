import { z } from '@livree/contracts/schema';
import autocannon, { type LoadRequest, type Options } from 'autocannon';
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

export type NextRequest = () => LoadRequest;

/** Sends what `next` gives over several connections, each as soon as it has its answer. */
export function measureLoad(baseUrl: string, next: NextRequest): Promise<Load> {
  return load(baseUrl, next, { duration: conditions.seconds });
}

/** The same, for a moment, so that code and caches are warm. */
export async function warmUp(baseUrl: string, next: NextRequest): Promise<void> {
  await load(baseUrl, next, { duration: conditions.warmUpSeconds });
}

/** The same with so many requests, however long they take. */
export function countedLoad(baseUrl: string, next: NextRequest, amount: number): Promise<Load> {
  return load(baseUrl, next, { amount, timeout: conditions.patience / 1000, sampleInt: 20 });
}

async function load(
  baseUrl: string,
  next: NextRequest,
  until: Pick<Options, 'duration' | 'amount' | 'timeout' | 'sampleInt'>,
): Promise<Load> {
  const { origin, pathname } = new URL(baseUrl);
  const result = await autocannon({
    url: origin,
    connections: conditions.connections,
    requests: [
      {
        setupRequest: (request) => {
          const asked = next();
          // A copy: autocannon writes the length of the body into the headers it is given.
          const path = `${pathname.replace(/\/$/, '')}${asked.path}`;
          return { ...request, ...asked, path, headers: { ...asked.headers } };
        },
      },
    ],
    ...until,
  });
  const { duration, '2xx': answered, non2xx, errors, latency } = z.parse(resultSchema, result);
  return {
    requestsPerSecond: answered / duration,
    p50: latency.p50,
    p99: latency.p99,
    failures: non2xx + errors,
  };
}
