import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import * as styles from './duration.module.css';

export type DurationProps = {
  /** For machines; the words are the children. */
  seconds: number;
  className?: string | undefined;
  children: ReactNode;
};

/** A length of time, already formatted, that never breaks over two lines. */
export const Duration = ({ seconds, className, children }: DurationProps) => (
  <time dateTime={`PT${Math.max(0, Math.round(seconds))}S`} className={cx(styles.duration, className)}>
    {children}
  </time>
);
