import { cx } from './cx.ts';
import * as styles from './progress-line.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ProgressLineProps = {
  /** Announced politely. */
  label: string;
  /** `top` lays it along the top of the window, over everything. */
  place?: 'inline' | 'top' | undefined;
  className?: string | undefined;
};

/** Something is under way and nobody knows how long. */
export const ProgressLine = ({ label, place = 'inline', className }: ProgressLineProps) => (
  <output className={cx(styles.track, place === 'top' && styles.top, className)}>
    <VisuallyHidden>{label}</VisuallyHidden>
  </output>
);

/** The same with its words in sight, for a place that waits. */
export const Spinner = ({ label, className }: { label: string; className?: string | undefined }) => (
  <output className={cx(styles.spinner, className)}>
    <span aria-hidden className={styles.track} />
    {label}
  </output>
);
