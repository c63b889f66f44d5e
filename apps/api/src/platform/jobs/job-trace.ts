import { z } from '@livree/contracts/schema';
import { getTraceHeaders, traceOperation } from '@livree/server/telemetry';

type Data = Readonly<Record<string, unknown>>;

const traced = z.object({ traceparent: z.optional(z.string()) });

/**
 * The data of a job with the trace of the request that queues it. A job without data gets none: a worker of the version
 * before refuses such a job if it has any.
 */
export const carryTrace = (data: Data): Data =>
  Object.keys(data).length === 0 ? data : { ...data, ...getTraceHeaders() };

/** Runs a job in the trace that it carries; one that carries none, such as a scheduled one, begins its own. */
export const runInTrace = (queue: string, data: unknown, run: () => Promise<void>): Promise<void> =>
  traceOperation(
    () => ({
      name: `job ${queue}`,
      kind: 'consumer',
      origin: z.safeParse(traced, data).data?.traceparent,
      attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue },
    }),
    run,
  );
