import { DatePicker } from '@livree/design-system/date';
import { TextField } from '@livree/design-system/fields';
import { Select } from '@livree/design-system/pick';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';

interface FilterProps {
  readonly label: string;
  /** Empty if it filters nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface ChoiceFilterProps extends FilterProps {
  /** The label for no choice. */
  readonly allLabel: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

const all = 'all';

/** Filters a list by one of several options. */
export const ChoiceFilter = ({ label, value, onChange, allLabel, choices }: ChoiceFilterProps) => (
  <Select
    label={label}
    placeholder={allLabel}
    value={value || all}
    onChange={(id) => onChange(id === all ? '' : id)}
    items={[{ id: all, label: allLabel }, ...choices]}
  />
);

/** Filters a list by a day, past or future. */
export function DayFilter(props: FilterProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <DatePicker
      {...props}
      min={null}
      formatDay={(chosen) => formatterFor(language).date(chosen, 'chosen')}
      placeholder={t('calendar.date')}
      confirmLabel={t('actions.confirm')}
      cancelLabel={t('actions.cancel')}
    />
  );
}

/** Filters a list by words. */
export const SearchFilter = ({
  onChange,
  ...props
}: FilterProps & { readonly placeholder?: string | undefined }) => (
  <TextField {...props} type="search" maxLength={200} onChange={({ target }) => onChange(target.value)} />
);
