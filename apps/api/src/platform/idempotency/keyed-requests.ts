import type { ErrorCode } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Connection } from '../db/index.ts';
import { AppError } from '../http/index.ts';
import { addRequest, keepOutcome, requestByKey } from './keyed-requests.repository.ts';

/** A request as its sender may repeat it: their key, and what it asks for. */
export type KeyedRequest = {
  readonly userId: number;
  readonly key: string;
  /** By `fingerprintOf`: equal for requests that ask for the same. */
  readonly fingerprint: string;
};

type CallOptions<Outcome extends z.ZodMiniType> = {
  readonly call: string;
  /** Answered, as 422, to a key that came with another request before. */
  readonly mismatch: ErrorCode;
  /** What is remembered of a request, as JSON. */
  readonly outcome: Outcome;
};

/** The requests of one call that carry an `Idempotency-Key`. A key is its sender's own, whatever the call. */
export function keyedRequests<Outcome extends z.ZodMiniType>(options: CallOptions<Outcome>) {
  const { call, mismatch } = options;
  const outcome = z.nullable(options.outcome);
  /** This very request as it came before; undefined when its key is new. @throws AppError on another request's key */
  const known = async (db: Connection, request: KeyedRequest) => {
    const row = await requestByKey(db, request);
    if (!row) return undefined;
    if (row.call !== call || row.fingerprint !== request.fingerprint) throw new AppError(mismatch);
    return { outcome: z.parse(outcome, row.outcome) };
  };
  return {
    known,
    /** Takes the key for the running transaction. When it is taken: as `known`. */
    claim: async (trx: Connection, request: KeyedRequest, now: Date) => {
      const { userId, key, fingerprint } = request;
      const row = { user_id: userId, key, call, fingerprint, outcome: null, created_at: now };
      return (await addRequest(trx, row)) ? undefined : known(trx, request);
    },
    keep: (db: Connection, request: KeyedRequest, value: z.output<Outcome>) =>
      keepOutcome(db, request, JSON.stringify(value)),
  };
}
