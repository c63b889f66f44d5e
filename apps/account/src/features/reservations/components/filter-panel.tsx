import { reservationStatuses } from '@livree/contracts';
import { ChoiceFilter, DayFilter, FilterPanel, SearchFilter } from '@livree/platform/filters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noFilters, type ReservationFilters } from '../model/filters.ts';
import { statusText } from '../model/status.ts';

interface ReservationFilterPanelProps {
  readonly filters: ReservationFilters;
  readonly onApply: (filters: ReservationFilters) => void;
}

/** The filters of the list of reservations. */
export function ReservationFilterPanel({ filters, onApply }: ReservationFilterPanelProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const [draft, setDraft] = useState(filters);
  const field = (name: keyof ReservationFilters) => ({
    label: t(`reservations.filters.${name}`),
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  const reset = (): void => {
    setDraft(noFilters);
    onApply(noFilters);
  };

  return (
    <FilterPanel onApply={() => onApply(draft)} onReset={reset}>
      <ChoiceFilter
        {...field('status')}
        allLabel={t('reservations.filters.all')}
        choices={reservationStatuses.map((status) => ({ id: status, label: common(statusText(status)) }))}
      />
      <DayFilter {...field('dateFrom')} />
      <DayFilter {...field('dateTo')} />
      <SearchFilter {...field('search')} placeholder={t('reservations.filters.searchHint')} />
    </FilterPanel>
  );
}
