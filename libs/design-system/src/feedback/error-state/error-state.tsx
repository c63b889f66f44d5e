import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { cx } from '../../cx.ts';
import { Status } from '../../display/status/status.tsx';
import type { Retry } from '../banner/banner.tsx';
import { headings, type StateText } from '../state-text.ts';
import * as styles from '../state.module.css';

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
