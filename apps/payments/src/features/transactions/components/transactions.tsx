import { lazy, Suspense, useState } from 'react';
import type { Page, Transaction } from '@livree/contracts';
import { Container, TextLink } from '@livree/design-system/base';
import { queryKey, useMessages, useQuery, useQueryClient, useSearchParams, useShell } from '@livree/platform';
import { transactionsQuery } from '../api/transactions-query.ts';
import { filtersOf, isFiltered, noFilters, pageOf, withFilters } from '../model/filters.ts';
import { shownRange } from '../model/shown-range.ts';
import { ExportButton } from './export-button.tsx';
import { TransactionCounters } from './transaction-counters.tsx';
import { TransactionList } from './transaction-list.tsx';
import * as styles from './transactions.module.css';

const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }));

/** The customer's payments and refunds; filters and page stand in the address. */
export function Transactions() {
  const { t } = useMessages('payments');
  const [search, setSearch] = useSearchParams();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const filters = filtersOf(search);
  const queries = useQueryClient();
  const list = useQuery(transactionsQuery(useShell().api, filters, pageOf(search)));
  const refresh = (): void => void queries.invalidateQueries({ queryKey: queryKey('payments') });
  const isEmpty = list.data?.total === 0 && !isFiltered(filters);
  const filterBy = (next: typeof filters): void => setSearch(withFilters(search, next, 1), { replace: true });

  return (
    <Container as="section" className={styles.page}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <div className={styles.actions}>
          <TextLink onClick={refresh}>{t('header.refresh')}</TextLink>
          {isEmpty ? null : <ExportButton filters={filters} />}
        </div>
      </header>
      <TransactionCounters
        successful={list.data?.items.filter(({ status }) => status === 'completed').length}
      />
      {isEmpty ? null : (
        <Toolbar page={list.data} isFilterOpen={isFilterOpen} onToggle={() => setFilterOpen(!isFilterOpen)} />
      )}
      <Suspense fallback={null}>
        {isFilterOpen && <FilterPanel filters={filters} onApply={filterBy} />}
      </Suspense>
      <TransactionList
        page={list.data}
        error={list.error}
        isFiltered={isFiltered(filters)}
        onPage={(page) => setSearch(withFilters(search, filters, page))}
        onReset={() => {
          setFilterOpen(false);
          filterBy(noFilters);
        }}
        onRetry={() => void list.refetch()}
      />
    </Container>
  );
}

interface ToolbarProps {
  readonly page: Page<Transaction> | undefined;
  readonly isFilterOpen: boolean;
  readonly onToggle: () => void;
}

/** Which of all transactions are in sight, and the way to the filters. */
function Toolbar({ page, isFilterOpen, onToggle }: ToolbarProps) {
  const { t } = useMessages('payments');
  const range = page && shownRange(page);
  return (
    <div className={styles.toolbar}>
      <p aria-live="polite">{range && range.to > 0 && t('list.range', { ...range, total: page.total })}</p>
      <TextLink aria-expanded={isFilterOpen} onClick={onToggle}>
        {t(isFilterOpen ? 'filters.hide' : 'filters.toggle')}
      </TextLink>
    </div>
  );
}
