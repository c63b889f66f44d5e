import type { RefundStep } from '@livree/pricing';
import type { Deps } from '../../../deps.ts';
import { userById } from '../../identity/index.ts';
import { transactionsOfReservations } from '../../payments/index.ts';
import { cancellationState } from '../model/cancellation-state.ts';
import { findOccupiedLeg, readQuote } from '../model/stored-quote.ts';
import { refundsAhead } from '../reservations.policy.ts';
import type { Reservation } from '../reservations.repository.ts';
import { rideSummary, type RideSummary } from '../ride-summary.ts';

/** The facts about a ride in its documents. */
export type RideFacts = RideSummary & {
  readonly status: Reservation['status'];
  /** That of the booking, else that of the account by now. */
  readonly clientPhone: string | null;
  readonly bookedAt: Date;
  readonly changedAt: Date;
  /** How long each way takes; null if it is not known. */
  readonly outboundSeconds: number | null;
  readonly returnSeconds: number | null;
  /** The refunds of a cancellation from now on, and until when. */
  readonly refunds: readonly RefundStep[];
};

export async function rideFacts(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  row: Reservation,
): Promise<RideFacts> {
  const { db, clock } = deps;
  const quote = readQuote(row);
  const state = cancellationState(row, await transactionsOfReservations(db, [row.id]));
  return {
    ...(await rideSummary(deps, row)),
    status: row.status,
    clientPhone: row.client_phone ?? (await userById(db, row.customer_id))?.phone ?? null,
    bookedAt: row.created_at,
    changedAt: row.updated_at,
    outboundSeconds: findOccupiedLeg(quote)?.seconds ?? null,
    returnSeconds: quote.return?.seconds ?? null,
    refunds: refundsAhead(state).filter(({ until }) => until >= clock.now()),
  };
}
