import { cx } from './cx.ts';
import * as styles from './progress-line.module.css';

export type ProgressLineProps = {
  label: string;
  /** `top` lays it along the top of the window, over everything. */
  place?: 'inline' | 'top' | undefined;
  className?: string | undefined;
};

/** Something is under way and nobody knows how long. */
export const ProgressLine = ({ label, place = 'inline', className }: ProgressLineProps) => (
  <div
    role="progressbar"
    aria-label={label}
    className={cx(styles.track, place === 'top' && styles.top, className)}
  />
);
