import {
  releaseCountsPath,
  summedCountsSchema,
  type CountsBatch,
  type ReleaseCount,
} from './release-count.ts';

/** The API that keeps the counts, and the headers that prove who asks. */
export interface CountsKeeper {
  readonly apiOrigin: string;
  headers(): Record<string, string>;
}

const timeoutMs = 5000;

/** The answers to a body that would be refused again. */
const finalStatuses = new Set([400, 413]);

/** The API answered something else than that it knows or took the counts. */
export class CountsError extends Error {
  override readonly name = 'CountsError';
  /** Whether the same batch would be refused again. */
  readonly isFinal: boolean;

  constructor(status: number) {
    super(`the API answers ${status} about counts`);
    this.isFinal = finalStatuses.has(status);
  }
}

async function call(
  { apiOrigin, headers }: CountsKeeper,
  query: string,
  body?: CountsBatch,
): Promise<unknown> {
  const answer = await fetch(new URL(releaseCountsPath + query, apiOrigin), {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { ...headers(), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new CountsError(answer.status);
  return answer.json();
}

/** Adds a batch to the counts of all gateways. @throws CountsError if the API refuses it @throws Error if it is not known whether it was added */
export async function sendReleaseCounts(keeper: CountsKeeper, batch: CountsBatch): Promise<void> {
  await call(keeper, '', batch);
}

/**
 * The sums over all gateways, by release and arm.
 * @param since leaves out what was counted before; by default nothing, which is 30 days
 * @throws Error if the API does not answer, or does not trust the caller
 */
export async function readReleaseCounts(keeper: CountsKeeper, since?: Date): Promise<ReleaseCount[]> {
  const query = since === undefined ? '' : `?since=${encodeURIComponent(since.toISOString())}`;
  return summedCountsSchema.parse(await call(keeper, query)).counts;
}
