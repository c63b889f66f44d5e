import { ErrorState } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import type { ReactNode } from 'react';

interface ListFailedProps {
  readonly title: string;
  readonly onRetry: () => void;
  /** The reason, and what the customer can do. */
  readonly children: ReactNode;
}

/** Replaces a list that could not be loaded. */
export function ListFailed(props: ListFailedProps) {
  const { t } = useMessages('common');
  return <ErrorState {...props} label={t('errors.loading')} retryLabel={t('actions.retry')} />;
}
