import { paymentProviders, transactionStatuses, transactionTypes } from '@livree/contracts';
import { listAddress } from '@livree/platform/list-address';

/** What the list is narrowed by. */
export const noFilters = { status: '', provider: '', type: '', dateFrom: '', dateTo: '', search: '' };
export type TransactionFilters = Readonly<typeof noFilters>;

export const { filtersOf, isFiltered, pageOf, withFilters } = listAddress<TransactionFilters>(noFilters, [
  'dateFrom',
  'dateTo',
]);

/** What applying did: the first filters, others, or none any more. */
export function noticeOf(
  before: TransactionFilters,
  after: TransactionFilters,
): 'applied' | 'updated' | 'cleared' {
  if (!isFiltered(after)) return 'cleared';
  return isFiltered(before) ? 'updated' : 'applied';
}

/** The choices of the filters, in the words of the contract. */
export const filterChoices = {
  status: transactionStatuses,
  type: transactionTypes,
  provider: paymentProviders,
} as const;
