import { paymentProviders, transactionStatuses, transactionTypes } from '@livree/contracts';
import { useSearchParams } from '@livree/platform';
import { ChoiceFilter, DayFilter, FilterPanel } from '@livree/platform/filters';
import { transactionStatusText, transactionTypeText } from '@livree/rides/transaction';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyAddress, type MoneyFilters } from '../model/filters.ts';
import { providerName } from '../model/provider-name.ts';

const noFilters: Partial<MoneyFilters> = { day: '', type: '', status: '', provider: '' };

/** By day, kind, status and provider. */
export function Filters() {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const [search, setSearch] = useSearchParams();
  const [filters, setFilters] = useState(() => moneyAddress.readFilters(search));
  const field = (name: keyof MoneyFilters) => ({
    value: filters[name],
    onChange: (value: string) => setFilters({ ...filters, [name]: value }),
  });
  return (
    <FilterPanel
      onApply={() => setSearch(moneyAddress.withFilters(search, filters, 1))}
      onReset={() => setSearch(moneyAddress.withFilters(search, { ...filters, ...noFilters }, 1))}
    >
      <DayFilter {...field('day')} label={t('money.day')} />
      <ChoiceFilter
        {...field('type')}
        label={t('money.kind')}
        allLabel={t('money.allKinds')}
        choices={transactionTypes.map((id) => ({ id, label: common(transactionTypeText(id)) }))}
      />
      <ChoiceFilter
        {...field('status')}
        label={t('rides.status')}
        allLabel={t('rides.all')}
        choices={transactionStatuses.map((id) => ({ id, label: common(transactionStatusText(id)) }))}
      />
      <ChoiceFilter
        {...field('provider')}
        label={t('money.provider')}
        allLabel={t('money.allProviders')}
        choices={paymentProviders.map((id) => ({ id, label: providerName(id) }))}
      />
    </FilterPanel>
  );
}
