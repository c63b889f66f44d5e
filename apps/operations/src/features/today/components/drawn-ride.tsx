import type { DayRide } from '@livree/contracts';
import { cx } from '@livree/design-system/cx';
import { VisuallyHidden } from '@livree/design-system/layout';
import { formatterFor } from '@livree/i18n';
import { Link, useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { findState } from '../model/ride-state.ts';
import * as styles from './drawn-ride.module.css';

interface DrawnRideProps {
  readonly ride: DayRide;
  readonly now: Date;
  readonly timeZone: string;
  readonly start: string;
  readonly length: string;
}

/** A ride as the coachline: a ring departs, a dot arrives, in a box that is its target. */
export function DrawnRide({ ride, now, timeZone, start, length }: DrawnRideProps) {
  const { t } = useTranslation('operations');
  const format = formatterFor(useLanguage(), { timeZone });
  const state = findState(ride, now);
  const elsewhere = ride.isPaidElsewhere ? `, ${t('state.elsewhere')}` : '';
  const [from, to] = [format.time(new Date(ride.startsAt)), format.time(new Date(ride.endsAt))];
  return (
    <Link
      to={places.ride(ride.id)}
      className={cx(styles.ride, styles[state])}
      style={{ insetInlineStart: start, inlineSize: length }}
      title={`${from}–${to} ${ride.pickupAddress} → ${ride.destinationAddress}${elsewhere}`}
    >
      <b>{from}</b>
      <span className={styles.place}>{ride.destinationAddress}</span>
      <VisuallyHidden>
        {`${ride.reference}, ${t(`state.${state}`)}${elsewhere}, ${ride.clientName}, ${t('day.until', { time: to })}`}
      </VisuallyHidden>
      <i aria-hidden />
    </Link>
  );
}
