import { paymentProviders, transactionStatuses, transactionTypes } from '@livree/contracts';
import { listAddress } from '@livree/platform/list-address';

/** The filters of the list. */
export const noFilters = { status: '', provider: '', type: '', dateFrom: '', dateTo: '', search: '' };
export type TransactionFilters = Readonly<typeof noFilters>;

export const { readFilters, isFiltered, readPage, withFilters } = listAddress<TransactionFilters>(noFilters, [
  'dateFrom',
  'dateTo',
]);

/** The effect of applying filters: first filters, other ones, or none. */
export function chooseNotice(
  before: TransactionFilters,
  after: TransactionFilters,
): 'applied' | 'updated' | 'cleared' {
  if (!isFiltered(after)) return 'cleared';
  return isFiltered(before) ? 'updated' : 'applied';
}

/** The options of the filters, from the contract. */
export const filterChoices = {
  status: transactionStatuses,
  type: transactionTypes,
  provider: paymentProviders,
} as const;
