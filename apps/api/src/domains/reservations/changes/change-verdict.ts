import type { Transaction } from '../../payments/index.ts';
import { paidCents, takenPayment } from '../model/payment-standing.ts';
import type { Reservation } from '../reservations.repository.ts';

export interface ChangeVerdict {
  readonly verdict: 'allowed' | 'too_late' | 'not_changeable';
  readonly until: Date;
}

/** Whether a customer can change a ride now: one that is confirmed and paid, until some hours before its pickup. */
export function changeVerdict(
  row: Pick<Reservation, 'status' | 'pickup_at' | 'total_cents'>,
  transactions: readonly Transaction[],
  { now, changeHours }: { readonly now: Date; readonly changeHours: number },
): ChangeVerdict {
  const until = new Date(row.pickup_at.getTime() - changeHours * 3_600_000);
  if (row.status !== 'confirmed' || paidCents(transactions) !== row.total_cents)
    return { verdict: 'not_changeable', until };
  return { verdict: now > until ? 'too_late' : 'allowed', until };
}

/** Whether a customer can ask an operator for a change: after the deadline, until the pickup. */
export function canRequestChange(
  row: Parameters<typeof changeVerdict>[0],
  transactions: readonly Transaction[],
  clock: Parameters<typeof changeVerdict>[2],
): boolean {
  return changeVerdict(row, transactions, clock).verdict === 'too_late' && clock.now < row.pickup_at;
}

/** Whether the price of a ride stays, because its money was moved otherwise: a part of it was given back. */
export const mustKeepPrice = (
  row: Pick<Reservation, 'total_cents'>,
  transactions: readonly Transaction[],
): boolean => takenPayment(transactions) !== undefined && paidCents(transactions) !== row.total_cents;

/**
 * Whether an operator can change a ride now: a confirmed one, whatever its hour, and with its price where that must
 * stay.
 */
export function operatorsVerdict(
  row: Pick<Reservation, 'status' | 'total_cents'>,
  transactions: readonly Transaction[],
  { keepsPrice }: { readonly keepsPrice: boolean },
): Pick<ChangeVerdict, 'verdict'> {
  const isPossible = row.status === 'confirmed' && (keepsPrice || !mustKeepPrice(row, transactions));
  return { verdict: isPossible ? 'allowed' : 'not_changeable' };
}
