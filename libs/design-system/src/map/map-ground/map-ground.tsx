import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from '../map.module.css';

interface MapGroundProps {
  className?: string | undefined;
  /** The text in its middle. */
  children?: ReactNode;
}

/** A map background without a map: it fills the place while a route loads, is missing, or was not requested. */
export const MapGround = ({ className, children }: MapGroundProps) => (
  <div className={cx(styles.ground, className)} aria-live="polite">
    <div className={styles.words}>{children}</div>
  </div>
);
