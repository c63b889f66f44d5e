import { TextLink } from '@livree/design-system/actions';
import { ListPage } from '@livree/design-system/layout';
import { FilterBar } from '@livree/design-system/navigation';
import { queryKey, useQuery, useQueryClient, useSearchParams, useShell } from '@livree/platform';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { transactionsQuery } from '../api/transactions-query.ts';
import { readFilters, isFiltered, noFilters, readPage, withFilters } from '../model/filters.ts';
import { ExportButton } from './export-button.tsx';
import { TransactionCounters } from './transaction-counters.tsx';
import { TransactionList } from './transaction-list.tsx';
import { loadTaskDialogs } from './transaction-task.tsx';

const loadFilters = () => import('./filter-panel.tsx');
const TransactionFilterPanel = lazy(async () => ({ default: (await loadFilters()).TransactionFilterPanel }));

/** The code of what opens over the list. */
export const loadDialogs = (): Promise<unknown> => Promise.all([loadFilters(), loadTaskDialogs()]);

/** The customer's payments and refunds; filters and page are in the address. `children` are above the list. */
export function Transactions({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('payments');
  const [search, setSearch] = useSearchParams();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const filters = readFilters(search);
  const queries = useQueryClient();
  const { api, toasts } = useShell();
  const list = useQuery(transactionsQuery(api, filters, readPage(search)));
  const refresh = (): void => void queries.invalidateQueries({ queryKey: queryKey('payments') });
  const isEmpty = list.data?.total === 0 && !isFiltered(filters);
  const filterBy = (next: typeof filters): void => setSearch(withFilters(search, next, 1), { replace: true });

  return (
    <ListPage
      title={t('title')}
      actions={
        <>
          <TextLink onClick={refresh}>{t('header.refresh')}</TextLink>
          {isEmpty ? null : <ExportButton filters={filters} />}
        </>
      }
    >
      <TransactionCounters
        successful={list.data?.items.filter(({ status }) => status === 'completed').length}
      />
      {children}
      {isEmpty ? null : (
        <FilterBar
          open={isFilterOpen}
          onToggle={() => setFilterOpen(!isFilterOpen)}
          toggleLabel={t(isFilterOpen ? 'filters.hide' : 'filters.toggle')}
        >
          {list.data &&
            list.data.total > 0 &&
            t('list.range', { shown: list.data.items.length, total: list.data.total })}
        </FilterBar>
      )}
      <Suspense fallback={null}>
        {isFilterOpen && <TransactionFilterPanel filters={filters} onApply={filterBy} />}
      </Suspense>
      <TransactionList
        page={list.data}
        error={list.error}
        isFiltered={isFiltered(filters)}
        onPage={(page) => setSearch(withFilters(search, filters, page))}
        onReset={() => {
          setFilterOpen(false);
          filterBy(noFilters);
          toasts.show('info', t('filters.cleared'));
        }}
        onRetry={() => void list.refetch()}
      />
    </ListPage>
  );
}
