import type { ReactNode } from 'react';
import type { Retry } from '../banner/banner.tsx';
import { Button } from '../../actions/button/button.tsx';
import { cx } from '../../cx.ts';
import * as styles from './state.module.css';
import { Status } from '../../display/status/status.tsx';

type StateText = {
  title: ReactNode;
  /** The heading's level on its page. */
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

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

export type ErrorStateProps = StateText &
  Retry & {
    /** A plain word above the title, with the failure mark. */
    label?: ReactNode;
    /** Another action beside the retry, such as the phone number. */
    action?: ReactNode;
  };

/** A failure: the reason and a retry. Announced at once. */
export function ErrorState({
  label,
  title,
  level = 2,
  className,
  children,
  action,
  retryLabel,
  onRetry,
}: ErrorStateProps) {
  const Heading = headings[level];
  return (
    <div role="alert" className={cx(styles.state, className)}>
      {label ? <Status tone="failed">{label}</Status> : null}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
      {onRetry || action ? (
        <div className={styles.actions}>
          {onRetry ? (
            <Button variant="secondary" onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}
