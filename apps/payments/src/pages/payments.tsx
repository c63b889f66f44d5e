import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { SavedCards } from '../features/saved-cards/components/saved-cards.tsx';
import { transactionsQuery } from '../features/transactions/api/transactions-query.ts';
import { loadDialogs, Transactions } from '../features/transactions/components/transactions.tsx';
import { readFilters, readPage } from '../features/transactions/model/filters.ts';

export const meta = ({ t }: MetaContext<'payments'>): PageMeta => ({
  title: t('title'),
  description: t('description'),
  noindex: true,
});

/** The list of payments. */
export const prefetch = ({ queries, api, search }: PrefetchContext): Promise<unknown> =>
  queries.prefetchQuery(transactionsQuery(api, readFilters(search), readPage(search)));

export const prefetchNext = loadDialogs;

/** The customer's saved cards and, below, the list of payments with its pages. */
export const Page = () => (
  <Transactions>
    <SavedCards />
  </Transactions>
);
