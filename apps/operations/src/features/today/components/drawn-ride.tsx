import type { Day, DayRide } from '@livree/contracts';
import { cx } from '@livree/design-system/cx';
import { VisuallyHidden } from '@livree/design-system/layout';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { isMovable } from '../../../move/move-wish.ts';
import { locateMoment, percent, type Shown } from '../model/hours-shown.ts';
import { findState } from '../model/ride-state.ts';
import type { Hand } from '../use-hand.ts';
import { useRideDrag } from '../use-ride-drag.ts';
import * as styles from './drawn-ride.module.css';
import { RideTarget } from './ride-target.tsx';

interface DrawnRideProps {
  readonly ride: DayRide;
  readonly now: Date;
  readonly day: Day;
  readonly shown: Shown;
  readonly hand: Hand;
}

/** A ride as the coachline: a ring departs, a dot arrives, in a box that is its target. */
export function DrawnRide({ ride, now, day, shown, hand }: DrawnRideProps) {
  const { t } = useTranslation('operations');
  const format = formatterFor(useLanguage(), { timeZone: day.timezone });
  const drag = useRideDrag(ride, hand, day, shown);
  const state = findState(ride, now);
  const elsewhere = ride.isPaidElsewhere ? `, ${t('state.elsewhere')}` : '';
  const [from, to] = [format.time(new Date(ride.startsAt)), format.time(new Date(ride.endsAt))];
  const [start, end] = [ride.startsAt, ride.endsAt].map((at) => locateMoment(Date.parse(at), shown));
  const conflict = hand.held?.conflict;
  const isInTheWay = conflict?.kind === 'ride' && conflict.with.id === ride.id;
  return (
    <RideTarget
      {...{ ride, hand, drag }}
      className={cx(
        styles.ride,
        styles[state],
        isMovable(ride) && styles.movable,
        hand.held?.ride.id === ride.id && styles.taken,
        isInTheWay && styles.inTheWay,
      )}
      style={{ insetInlineStart: percent(start ?? 0), inlineSize: percent((end ?? 0) - (start ?? 0)) }}
      title={`${from}–${to} ${ride.pickupAddress} → ${ride.destinationAddress}${elsewhere}`}
    >
      <b>{from}</b>
      <span className={styles.place}>{ride.destinationAddress}</span>
      <VisuallyHidden>
        {`${ride.reference}, ${t(`state.${state}`)}${elsewhere}, ${ride.clientName}, ${t('day.until', { time: to })}`}
      </VisuallyHidden>
      <i aria-hidden />
    </RideTarget>
  );
}
