import { errorText } from '@livree/api-client';
import type { Page, Transaction } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { EmptyState, Skeleton } from '@livree/design-system/feedback';
import { ListFailed, ListPages } from '@livree/platform/list';
import { NotReady } from '@livree/platform/not-ready';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './transaction-list.module.css';
import { TransactionTable } from './transaction-table.tsx';
import { TransactionTask, type Task } from './transaction-task.tsx';

interface TransactionListProps {
  readonly page: Page<Transaction> | undefined;
  readonly error: Error | null;
  readonly isFiltered: boolean;
  readonly onPage: (page: number) => void;
  readonly onReset: () => void;
  readonly onRetry: () => void;
}

/** The list in each of its states, with the dialog of an action. */
export function TransactionList({ page, error, isFiltered, ...acts }: TransactionListProps) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const [task, setTask] = useState<Task>();
  if (error)
    return (
      <ListFailed title={t('list.failedTitle')} onRetry={acts.onRetry}>
        {errorText(error, common, t('list.failed'))}
      </ListFailed>
    );
  if (page === undefined) return <Waiting />;
  if (page.items.length === 0)
    return isFiltered ? (
      <EmptyState
        title={t('list.noMatch')}
        action={<TextLink onClick={acts.onReset}>{t('list.resetFilters')}</TextLink>}
      >
        {t('list.noMatchText')}
      </EmptyState>
    ) : (
      <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
    );
  return (
    <>
      <TransactionTable transactions={page.items} onTask={setTask} />
      <ListPages
        className={styles.pages}
        label={t('list.pages')}
        page={page.page}
        pages={page.pageCount}
        onPage={acts.onPage}
        pageLabel={(number) => t('list.page', { page: number })}
      />
      {task && <TransactionTask task={task} onTask={setTask} />}
    </>
  );
}

const Waiting = () => (
  <div className={styles.waiting} aria-busy>
    <NotReady />
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton width="60%" height="2.6em" />
        <Skeleton width="7em" />
      </div>
    ))}
  </div>
);
