import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import * as styles from './map.module.css';

type MapGroundProps = {
  className?: string | undefined;
  /** What is said in its middle. */
  children?: ReactNode;
};

/** The land of a map without a map: it fills its place while a route is on its way, missing, or not asked for yet. */
export const MapGround = ({ className, children }: MapGroundProps) => (
  <div className={cx(styles.ground, className)} aria-live="polite">
    <div className={styles.words}>{children}</div>
  </div>
);
