import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { pickupAt, returnAt, type TripDraft } from '../../../trip/trip.ts';
import * as styles from './ride-moments.module.css';

interface RideMomentsProps {
  trip: TripDraft;
  /** The name of the day is shortened: in a bar, each moment has one line. */
  brief?: boolean;
}

/** The day and hour of the ride, and of its return, as soon as they are chosen. */
export function RideMoments({ trip, brief = false }: RideMomentsProps) {
  const { t } = useTranslation('booking');
  const format = formatterFor(useLanguage());
  const [there, back] = [pickupAt(trip), returnAt(trip)];
  if (there === null) return null;
  const style = brief ? 'chosen' : 'weekday';
  return (
    <p className={styles.moments}>
      <time dateTime={there}>{format.dateTime(there, style)}</time>
      {back === null ? null : (
        <span className={styles.back}>
          {t('trip.return')} <time dateTime={back}>{format.dateTime(back, style)}</time>
        </span>
      )}
    </p>
  );
}
