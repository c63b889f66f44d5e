import { errorText } from '@livree/api-client';
import { EmptyState, Skeleton } from '@livree/design-system/feedback';
import { ListFailed } from '@livree/platform/list';
import { NotReady } from '@livree/platform/not-ready';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing } from './missing.ts';
import * as styles from './read-state.module.css';

/** A query, as far as its screen reads it. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface ReadStateProps<Data> {
  readonly read: Read<Data>;
  /** What is said if it could not be read, and the server says nothing. */
  readonly failed?: string;
  readonly children: (data: Data) => ReactNode;
}

/** What was read; until then its outline, or why it could not be read, with another try; none for a thing that does not exist. */
export function ReadState<Data>({ read, failed, children }: ReadStateProps<Data>) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  if (read.data !== undefined) return children(read.data);
  if (read.error && isMissing(read.error))
    return (
      <EmptyState title={t('frame.missing')}>{errorText(read.error, common, t('frame.failed'))}</EmptyState>
    );
  if (read.error)
    return (
      <ListFailed title={t('frame.failed')} onRetry={() => void read.refetch()}>
        {errorText(read.error, common, failed ?? t('frame.failed'))}
      </ListFailed>
    );
  return (
    <div aria-busy className={styles.waiting}>
      <NotReady />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="44px" />
      ))}
    </div>
  );
}
