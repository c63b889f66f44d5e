import { lazy, Suspense, useState } from 'react';
import type { Page, Transaction } from '@livree/contracts';
import { EmptyState, ErrorState, Pagination, Skeleton } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import { errorText } from '../model/error-text.ts';
import * as styles from './transaction-list.module.css';
import { TransactionTable } from './transaction-table.tsx';

const TransactionDetails = lazy(async () => ({
  default: (await import('./transaction-details.tsx')).TransactionDetails,
}));

interface TransactionListProps {
  readonly page: Page<Transaction> | undefined;
  readonly error: Error | null;
  readonly isFiltered: boolean;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
}

/** The list in each of its states, with the details of one transaction over it. */
export function TransactionList({ page, error, isFiltered, onPage, onRetry }: TransactionListProps) {
  const { t } = useMessages('payments');
  const { t: common } = useMessages('common');
  const [opened, setOpened] = useState<Transaction>();
  if (error)
    return (
      <ErrorState
        label={common('errors.loading')}
        title={t('list.failedTitle')}
        retryLabel={common('actions.retry')}
        onRetry={onRetry}
      >
        {errorText(error, common, t('list.failed'))}
      </ErrorState>
    );
  if (page === undefined) return <Waiting />;
  if (page.items.length === 0)
    return isFiltered ? (
      <EmptyState title={t('list.noMatch')}>{t('list.noMatchText')}</EmptyState>
    ) : (
      <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
    );
  return (
    <>
      <TransactionTable transactions={page.items} onDetails={setOpened} />
      <Pagination
        label={t('list.pages')}
        page={page.page}
        pages={page.pageCount}
        onPage={onPage}
        previousLabel={common('actions.previous')}
        nextLabel={common('actions.next')}
        pageLabel={(number) => t('list.page', { page: number })}
      />
      <Suspense fallback={null}>
        {opened && <TransactionDetails transaction={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}

const Waiting = () => (
  <div className={styles.waiting} aria-busy>
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton width="60%" height="2.6em" />
        <Skeleton width="7em" />
      </div>
    ))}
  </div>
);
