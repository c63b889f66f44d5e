import { paymentProviders, transactionStatuses, transactionTypes } from '@livree/contracts';
import { ChoiceFilter, DayFilter, FilterPanel } from '@livree/platform/filters';
import { transactionStatusText, transactionTypeText } from '@livree/rides/transaction';
import { useTranslation } from 'react-i18next';
import { useList, useTypedFilters } from '../../../frame/use-list.ts';
import { moneyAddress } from '../model/filters.ts';
import { providerName } from '../model/provider-name.ts';

/** By day, kind, status and provider. */
export function Filters() {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { month } = useList(moneyAddress).filters;
  const { field, ...panel } = useTypedFilters(moneyAddress, { month });
  return (
    <FilterPanel {...panel}>
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
