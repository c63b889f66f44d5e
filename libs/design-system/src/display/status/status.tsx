import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './status.module.css';

export type StatusTone = 'ok' | 'waiting' | 'failed' | 'ended' | 'cancelled';

export interface StatusProps {
  tone: StatusTone;
  className?: string | undefined;
  children: ReactNode;
}

/** A plain word with a mark: disc, ring, dash, grey dash, stroke. */
export const Status = ({ tone, className, children }: StatusProps) => (
  <span className={cx(styles.status, styles[tone], className)}>{children}</span>
);
