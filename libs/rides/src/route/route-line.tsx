import { cx } from '@livree/design-system/cx';
import { Skeleton } from '@livree/design-system/feedback';
import type { ReactNode } from 'react';
import * as styles from './route-line.module.css';

export interface RoutePoint {
  place: string;
  /** A text above the place, such as "Départ, 05:10". */
  note?: ReactNode;
}

export interface RouteLineProps {
  /** At least two, in order of travel. */
  points: readonly RoutePoint[];
  label?: string | undefined;
  /** A past ride: the line is grey. */
  past?: boolean | undefined;
  className?: string | undefined;
}

const manyFrom = 5;

/** A route as a line: a ring marks the departure, a dot the destination, a tick a stop. */
export function RouteLine({ points, label, past, className }: RouteLineProps) {
  const last = points.length - 1;
  return (
    <ol
      aria-label={label}
      className={cx(styles.route, points.length >= manyFrom && styles.many, past && styles.past, className)}
    >
      {[...points.entries()].map(([index, { place, note }]) => (
        <li key={index} className={cx(styles.point, index > 0 && index < last && styles.stop)}>
          {note ? <span className={styles.note}>{note}</span> : null}
          <span className={styles.place} title={points.length >= manyFrom ? place : undefined}>
            {place}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The skeleton of a route. */
export const RouteLineSkeleton = () => (
  <div aria-hidden className={cx(styles.route, styles.pending)}>
    {['72%', '58%'].map((width) => (
      <div key={width} className={styles.point}>
        <span className={styles.place}>
          <Skeleton width={width} height="1.4em" />
        </span>
      </div>
    ))}
  </div>
);
