import { useState } from 'react';
import { FilterPanel as Panel, TextField } from '@livree/design-system/base';
import { DatePicker } from '@livree/design-system/date';
import { Select } from '@livree/design-system/pick';
import { useMessages, useShell } from '@livree/platform';
import { filterChoices, isFiltered, noFilters, noticeOf, type TransactionFilters } from '../model/filters.ts';
import { meansText, statusText, typeText } from '../model/status-tone.ts';

interface FilterPanelProps {
  readonly filters: TransactionFilters;
  readonly onApply: (filters: TransactionFilters) => void;
}

const all = 'all';

const textKey = { status: statusText, type: typeText, provider: meansText };

/** The filters, which take effect with 'apply'. */
export function FilterPanel({ filters, onApply }: FilterPanelProps) {
  const { t } = useMessages('payments');
  const { t: common } = useMessages('common');
  const { toasts } = useShell();
  const [draft, setDraft] = useState(filters);
  const edit = (part: Partial<TransactionFilters>): void => setDraft({ ...draft, ...part });

  const choice = (field: 'status' | 'provider' | 'type') => (
    <Select
      label={t(`filters.${field}`)}
      placeholder={t('filters.all')}
      value={draft[field] || all}
      onChange={(id) => edit({ [field]: id === all ? '' : id })}
      items={[
        { id: all, label: t('filters.all') },
        ...filterChoices[field].map((value) => ({ id: value, label: common(textKey[field](value)) })),
      ]}
    />
  );
  const day = (field: 'dateFrom' | 'dateTo') => (
    <DatePicker
      label={t(`filters.${field}`)}
      value={draft[field]}
      onChange={(value) => edit({ [field]: value })}
      min={null}
      placeholder={common('calendar.date')}
      confirmLabel={common('actions.confirm')}
      cancelLabel={common('actions.cancel')}
    />
  );
  const apply = (): void => {
    onApply(draft);
    toasts.show(isFiltered(draft) ? 'success' : 'info', t(`filters.${noticeOf(filters, draft)}`));
  };
  const reset = (): void => {
    setDraft(noFilters);
    onApply(noFilters);
    toasts.show('info', t('filters.reset'));
  };

  return (
    <Panel
      applyLabel={common('actions.apply')}
      onApply={apply}
      resetLabel={common('actions.reset')}
      onReset={reset}
    >
      {choice('status')}
      {choice('provider')}
      {choice('type')}
      {day('dateFrom')}
      {day('dateTo')}
      <TextField
        type="search"
        label={t('filters.search')}
        value={draft.search}
        maxLength={200}
        onChange={(event) => edit({ search: event.target.value })}
      />
    </Panel>
  );
}
