import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useSettled } from '@livree/platform/settled';
import type { Booking } from '../../wizard/booking.ts';
import { availabilityQuery } from './api/availability-query.ts';
import { failureReason, findPeriod, type Availability } from './model/availability.ts';

const pause = 1000;

/** Whether the vehicle is free at the chosen time, checked one second after the last change. */
export function useAvailability(
  booking: Pick<Booking, 'vehicleId' | 'trip'>,
  isPossible: boolean,
): Availability & { retry: () => void } {
  const shell = useShell();
  const language = useLanguage();
  const period = isPossible ? findPeriod(booking) : null;
  const { settled, isSettled } = useSettled(period, pause);
  const query = useQuery(availabilityQuery(shell.api, settled, language));
  const retry = (): void => void query.refetch();
  if (period === null) return { status: 'unasked', retry };
  if (!isSettled || query.isFetching) return { status: 'checking', retry };
  if (query.isError) return { status: 'failed', reason: failureReason(query.error), retry };
  return { status: query.data === true ? 'available' : 'unavailable', retry };
}
