import type { DayRide } from '@livree/contracts';

export type RideState = 'unclosed' | 'pending' | 'unpaid' | 'in_progress' | 'completed' | 'confirmed';

/** What the day shows of a ride: first what waits for an operator. */
export function findState({ status, isPaid, endsAt }: DayRide, now: Date): RideState {
  const isOpen = status === 'confirmed' || status === 'in_progress';
  if (isOpen && new Date(endsAt) < now) return 'unclosed';
  if (status === 'pending' || status === 'in_progress' || status === 'completed') return status;
  return isPaid ? 'confirmed' : 'unpaid';
}
