import type { Reservation } from '@livree/contracts';
import { useQuery, useQueryClient, useShell } from '@livree/platform';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationQuery } from './api/reservation-query.ts';
import { reservationsKey } from './api/reservations-query.ts';

/**
 * The ride as it is now, also after another tab or a landing changed it: it is read again whenever the customer comes
 * back to the page. Once it is cancelled or has begun, a message says so and `onOver` is called.
 */
export function useCurrentRide(opened: Reservation, onOver: () => void): Reservation {
  const { api, toasts } = useShell();
  const { t } = useTranslation('account');
  const queries = useQueryClient();
  const { data } = useQuery({ ...reservationQuery(api, opened.id), refetchOnWindowFocus: 'always' });
  const ride = data?.reservation ?? opened;
  const isOver = ride.status !== opened.status;
  const leave = useEffectEvent(() => {
    toasts.show('warning', t('change.over'));
    void queries.invalidateQueries({ queryKey: reservationsKey });
    onOver();
  });
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  return ride;
}
