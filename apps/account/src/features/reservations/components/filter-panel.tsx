import { useState } from 'react';
import { reservationStatuses } from '@livree/contracts';
import { FilterPanel as Panel, TextField } from '@livree/design-system/base';
import { DatePicker } from '@livree/design-system/date';
import { Select } from '@livree/design-system/pick';
import { useMessages } from '@livree/platform';
import { noFilters, type ReservationFilters } from '../model/filters.ts';
import { statusText } from '../model/status.ts';

interface FilterPanelProps {
  readonly filters: ReservationFilters;
  readonly onApply: (filters: ReservationFilters) => void;
}

const all = 'all';

/** The filters, which take effect with 'apply'. */
export function FilterPanel({ filters, onApply }: FilterPanelProps) {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const [draft, setDraft] = useState(filters);
  const edit = (part: Partial<ReservationFilters>): void => setDraft({ ...draft, ...part });
  const day = (field: 'dateFrom' | 'dateTo') => (
    <DatePicker
      label={t(`reservations.filters.${field}`)}
      value={draft[field]}
      onChange={(value) => edit({ [field]: value })}
      min={null}
      placeholder={common('calendar.date')}
      confirmLabel={common('actions.confirm')}
      cancelLabel={common('actions.cancel')}
    />
  );
  const reset = (): void => {
    setDraft(noFilters);
    onApply(noFilters);
  };

  return (
    <Panel
      applyLabel={common('actions.apply')}
      onApply={() => onApply(draft)}
      resetLabel={common('actions.reset')}
      onReset={reset}
    >
      <Select
        label={t('reservations.filters.status')}
        placeholder={t('reservations.filters.all')}
        value={draft.status || all}
        onChange={(id) => edit({ status: id === all ? '' : id })}
        items={[
          { id: all, label: t('reservations.filters.all') },
          ...reservationStatuses.map((status) => ({ id: status, label: common(statusText(status)) })),
        ]}
      />
      {day('dateFrom')}
      {day('dateTo')}
      <TextField
        type="search"
        label={t('reservations.filters.search')}
        placeholder={t('reservations.filters.searchHint')}
        value={draft.search}
        maxLength={200}
        onChange={(event) => edit({ search: event.target.value })}
      />
    </Panel>
  );
}
