import { cx } from '@livree/design-system/cx';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { findEnd } from '../model/carry.ts';
import { locateMoment, percent, type Shown } from '../model/hours-shown.ts';
import type { Hand } from '../use-hand.ts';
import * as styles from './drawn-ride.module.css';

interface HeldRideProps {
  readonly held: NonNullable<Hand['held']>;
  readonly shown: Shown;
  readonly timeZone: string;
}

/** The ride in hand where it would be put; the panel below the day tells it. */
export function HeldRide({ held: { carry, ride, conflict }, shown, timeZone }: HeldRideProps) {
  const format = formatterFor(useLanguage(), { timeZone });
  const start = locateMoment(carry.startsAt, shown);
  const length = locateMoment(findEnd(carry, ride), shown) - start;
  if (length === 0) return null;
  return (
    <div
      aria-hidden
      className={cx(styles.ride, styles.held, conflict && styles.inTheWay)}
      style={{ insetInlineStart: percent(start), inlineSize: percent(length) }}
    >
      <b>{format.time(new Date(carry.startsAt))}</b>
      <span className={styles.place}>{ride.destinationAddress}</span>
      <i />
    </div>
  );
}
