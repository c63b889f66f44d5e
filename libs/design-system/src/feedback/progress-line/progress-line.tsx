import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import * as styles from './progress-line.module.css';

export interface ProgressLineProps {
  /** Announced politely. */
  label: string;
  /** `top` places it along the top of the window, above everything. */
  place?: 'inline' | 'top' | undefined;
  className?: string | undefined;
}

/** Progress of unknown duration. */
export const ProgressLine = ({ label, place = 'inline', className }: ProgressLineProps) => (
  <output className={cx(styles.track, place === 'top' && styles.top, className)}>
    <VisuallyHidden>{label}</VisuallyHidden>
  </output>
);

/** The same with visible text, for an area that is loading. */
export const Spinner = ({ label, className }: { label: string; className?: string | undefined }) => (
  <output className={cx(styles.spinner, className)}>
    <span aria-hidden className={styles.track} />
    {label}
  </output>
);
