import type { Reservation } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Link, paths } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { findStart } from '../model/ride-again.ts';
import * as styles from './ride-details.module.css';

/** The same ride once more, or its way back, in one press; the day and the hour are asked. */
export function RideAgain({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('account');
  const ways = (['again', 'back'] as const).flatMap((way) => {
    const start = findStart(reservation, way);
    return start === null ? [] : [{ way, start }];
  });
  if (ways.length === 0) return null;
  return (
    <p className={styles.again}>
      {ways.map(({ way, start }) => (
        <Link key={way} to={`${paths.booking()}?${start}`} className={textLinkClass()}>
          {t(`ride.${way}`)}
        </Link>
      ))}
    </p>
  );
}
