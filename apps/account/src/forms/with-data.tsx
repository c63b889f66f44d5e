import { ErrorState, Skeleton } from '@livree/design-system/feedback';
import { NotReady } from '@livree/platform/not-ready';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from './failure-text.ts';
import * as styles from './with-data.module.css';

interface WithDataProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** The text for a failure without one of the server. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** A component that needs data from the server: its skeleton, its error, or itself. */
export function WithData<Data>({ query, failed, children }: WithDataProps<Data>) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error !== null)
    return (
      <ErrorState
        label={common('errors.loading')}
        title={failureText(error, { t, common }, failed)}
        retryLabel={common('actions.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div className={styles.shape} role="status" aria-busy aria-label={common('state.loading')}>
      <NotReady />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height="52px" />
      ))}
    </div>
  );
}
