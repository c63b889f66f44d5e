import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useSettled } from '@livree/platform/settled';
import type { QuoteState } from '../../quotes/use-quote.ts';
import { isHire } from '../../wizard/booking.ts';
import { availabilityQuery } from './api/availability-query.ts';
import { failureReason, findPeriod, type Availability, type Occupying } from './model/availability.ts';

const pause = 1000;

/**
 * Whether the vehicle is free for the chosen ride, checked one second after the last change. The first price, which
 * tells how long a drive takes, is awaited.
 */
export function useAvailability(
  booking: Occupying,
  { quote, isUpdating }: Pick<QuoteState, 'quote' | 'isUpdating'>,
  isPossible: boolean,
): Availability & { retry: () => void } {
  const shell = useShell();
  const language = useLanguage();
  const period = isPossible ? findPeriod(booking, quote) : null;
  const isAwaited = quote === undefined && isUpdating && !isHire(booking);
  const { settled, isSettled } = useSettled(isAwaited ? null : period, pause);
  const query = useQuery(availabilityQuery(shell.api, settled, language));
  const retry = (): void => void query.refetch();
  if (period === null) return { status: 'unasked', retry };
  if (isAwaited || !isSettled || query.isFetching) return { status: 'checking', retry };
  if (query.isError) return { status: 'failed', reason: failureReason(query.error), retry };
  return { status: query.data === true ? 'available' : 'unavailable', retry };
}
