import type { ErrorCode } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Connection } from '../db/index.ts';
import { AppError } from '../http/index.ts';
import { addRequest, saveOutcome, requestByKey } from './keyed-requests.repository.ts';

/** A request that its sender may repeat: their key, and its content. */
export interface KeyedRequest {
  readonly userId: number;
  readonly key: string;
  /** From `createFingerprint`: equal for equal requests. */
  readonly fingerprint: string;
}

interface CallOptions<Outcome extends z.ZodMiniType> {
  readonly call: string;
  /** The code, answered with 422, for a key that was used with another request. */
  readonly mismatch: ErrorCode;
  /** What is stored of a request, as JSON. */
  readonly outcome: Outcome;
}

/** The requests of one call with an `Idempotency-Key`. A key belongs to its sender, whatever the call. */
export function keyedRequests<Outcome extends z.ZodMiniType>(options: CallOptions<Outcome>) {
  const { call, mismatch } = options;
  const outcome = z.nullable(options.outcome);
  /**
   * This request as stored before; undefined if its key is new. @throws AppError if the key belongs to another
   * request
   */
  const find = async (db: Connection, request: KeyedRequest) => {
    const row = await requestByKey(db, request);
    if (!row) return undefined;
    if (row.call !== call || row.fingerprint !== request.fingerprint) throw new AppError(mismatch);
    return { outcome: z.parse(outcome, row.outcome) };
  };
  return {
    find,
    /** Claims the key for the running transaction. If it is taken: as `find`. */
    claim: async (trx: Connection, request: KeyedRequest, now: Date) => {
      const { userId, key, fingerprint } = request;
      const row = { user_id: userId, key, call, fingerprint, outcome: null, created_at: now };
      return (await addRequest(trx, row)) ? undefined : find(trx, request);
    },
    save: (db: Connection, request: KeyedRequest, value: z.output<Outcome>) =>
      saveOutcome(db, request, JSON.stringify(value)),
  };
}
