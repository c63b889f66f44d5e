import { useShell } from '@livree/platform';
import { ChoiceFilter, DayFilter, FilterPanel, SearchFilter } from '@livree/platform/filters';
import { transactionStatusText, transactionTypeText } from '@livree/rides/transaction';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  filterChoices,
  isFiltered,
  noFilters,
  chooseNotice,
  type TransactionFilters,
} from '../model/filters.ts';
import { methodText } from '../model/transaction.ts';

interface TransactionFilterPanelProps {
  readonly filters: TransactionFilters;
  readonly onApply: (filters: TransactionFilters) => void;
}

const textKey = { status: transactionStatusText, type: transactionTypeText, provider: methodText };

/** The filters of the list of transactions. */
export function TransactionFilterPanel({ filters, onApply }: TransactionFilterPanelProps) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const { toasts } = useShell();
  const [draft, setDraft] = useState(filters);
  const field = (name: keyof TransactionFilters) => ({
    label: t(`filters.${name}`),
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  const choice = (name: keyof typeof filterChoices) => (
    <ChoiceFilter
      {...field(name)}
      allLabel={t('filters.all')}
      choices={filterChoices[name].map((value) => ({ id: value, label: common(textKey[name](value)) }))}
    />
  );
  const apply = (): void => {
    onApply(draft);
    toasts.show(isFiltered(draft) ? 'success' : 'info', t(`filters.${chooseNotice(filters, draft)}`));
  };
  const reset = (): void => {
    setDraft(noFilters);
    onApply(noFilters);
    toasts.show('info', t('filters.reset'));
  };

  return (
    <FilterPanel onApply={apply} onReset={reset}>
      {choice('status')}
      {choice('provider')}
      {choice('type')}
      <DayFilter {...field('dateFrom')} />
      <DayFilter {...field('dateTo')} />
      <SearchFilter {...field('search')} />
    </FilterPanel>
  );
}
