import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { headings, type StateText } from '../state-text.ts';
import * as styles from '../state.module.css';

export type EmptyStateProps = StateText & { action?: ReactNode };

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, level = 2, className, children, action }: EmptyStateProps) {
  const Heading = headings[level];
  return (
    <div className={cx(styles.state, className)}>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
      {action ? <div className={styles.actions}>{action}</div> : null}
    </div>
  );
}
