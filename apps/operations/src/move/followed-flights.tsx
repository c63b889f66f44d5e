import type { Reservation } from '@livree/contracts';
import { useTranslation } from 'react-i18next';
import * as styles from './move.module.css';

/** What follows from the flights of a ride whose time an operator is about to change; nothing without one. */
export function FollowedFlights({ ride: { flight, returnFlight } }: { ride: Reservation }) {
  const { t } = useTranslation('operations');
  if (!flight && !returnFlight) return null;
  const sentences = [
    flight && t('move.followsFlight', { number: flight.number }),
    returnFlight && t('move.returnFollowsFlight', { number: returnFlight.number }),
    t('move.follows'),
  ];
  return <p className={styles.told}>{sentences.filter(Boolean).join(' ')}</p>;
}
