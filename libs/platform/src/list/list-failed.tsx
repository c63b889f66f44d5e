import { ErrorState } from '@livree/design-system/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ListFailedProps {
  readonly title: string;
  readonly onRetry: () => void;
  /** The reason, and what the customer can do. */
  readonly children: ReactNode;
}

/** Replaces a list that could not be loaded. */
export function ListFailed(props: ListFailedProps) {
  const { t } = useTranslation('common');
  return <ErrorState {...props} label={t('errors.loading')} retryLabel={t('actions.retry')} />;
}
