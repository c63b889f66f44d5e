import type { ReactNode } from 'react';
import { TextLink } from '../../actions/text-link/text-link.tsx';
import { cx } from '../../cx.ts';
import * as styles from './banner.module.css';

/** A retry: both or none. */
export type Retry =
  | { retryLabel: string; onRetry: () => void }
  | { retryLabel?: undefined; onRetry?: undefined };

export type BannerProps = Retry & {
  tone?: 'info' | 'ok' | 'warn' | 'error' | undefined;
  title?: ReactNode;
  /** Links or buttons beside the retry. */
  actions?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** A message in the flow of the page; an error is announced at once, others politely. */
export function Banner({
  tone = 'info',
  title,
  actions,
  className,
  children,
  retryLabel,
  onRetry,
}: BannerProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={cx(styles.banner, styles[tone], className)}>
      <div className={styles.words}>
        {title ? <p className={cx(styles.lead, styles.title)}>{title}</p> : null}
        {children ? <div className={cx(styles.details, !title && styles.lead)}>{children}</div> : null}
      </div>
      {actions || onRetry ? (
        <div className={styles.actions}>
          {actions}
          {onRetry ? <TextLink onClick={onRetry}>{retryLabel}</TextLink> : null}
        </div>
      ) : null}
    </div>
  );
}
