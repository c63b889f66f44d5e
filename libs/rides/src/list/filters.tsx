import { TextField } from '@livree/design-system/base';
import { DatePicker } from '@livree/design-system/date';
import { Select } from '@livree/design-system/pick';
import { useMessages } from '@livree/platform';

interface FilterProps {
  readonly label: string;
  /** Empty while the list is not narrowed by it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface ChoiceFilterProps extends FilterProps {
  /** What is said of no choice. */
  readonly allLabel: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

const all = 'all';

/** Narrows a list to one of several choices. */
export const ChoiceFilter = ({ label, value, onChange, allLabel, choices }: ChoiceFilterProps) => (
  <Select
    label={label}
    placeholder={allLabel}
    value={value || all}
    onChange={(id) => onChange(id === all ? '' : id)}
    items={[{ id: all, label: allLabel }, ...choices]}
  />
);

/** Narrows a list by a day, past or to come. */
export function DayFilter(props: FilterProps) {
  const { t } = useMessages('common');
  return (
    <DatePicker
      {...props}
      min={null}
      placeholder={t('calendar.date')}
      confirmLabel={t('actions.confirm')}
      cancelLabel={t('actions.cancel')}
    />
  );
}

/** Narrows a list by words. */
export const SearchFilter = ({
  onChange,
  ...props
}: FilterProps & { readonly placeholder?: string | undefined }) => (
  <TextField {...props} type="search" maxLength={200} onChange={({ target }) => onChange(target.value)} />
);
