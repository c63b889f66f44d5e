import type { Page, Reservation } from '@livree/contracts';
import { Counters } from '@livree/design-system/display';
import { Skeleton } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import { countByStatus } from '../model/status.ts';
import * as styles from './reservation-list.module.css';

/** Five figures; all except the total cover the current page only. */
export function ReservationCounters({
  page,
  isFailed,
}: {
  page: Page<Reservation> | undefined;
  isFailed: boolean;
}) {
  const { t } = useTranslation('account');
  const counts = page && { total: page.total, ...countByStatus(page.items) };
  const missing = isFailed ? '–' : <Skeleton width="2ch" />;
  const names = ['total', 'pending', 'confirmed', 'completed', 'cancelled'] as const;
  return (
    <Counters
      className={styles.counters}
      items={names.map((name) => ({
        label: t(`reservations.counters.${name}`),
        value: counts ? counts[name] : missing,
      }))}
    />
  );
}
