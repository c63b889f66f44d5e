import { ComboBox, type Option } from '@livree/design-system/pick';
import { useMessages } from '@livree/platform';
import type { ReactNode } from 'react';
import { minimumCharacters, useSuggestions } from '../../places/suggestions-query.ts';

export interface AddressFieldProps {
  label: string;
  value: string;
  onChange: (address: string) => void;
  error?: string | undefined;
  placeholder?: string | undefined;
  trailing?: ReactNode;
}

/** An address with suggestions; whatever is typed may stay as it is. */
export function AddressField({ label, value, onChange, error, placeholder, trailing }: AddressFieldProps) {
  const { t } = useMessages('booking');
  const { places, isLoading, isFallback } = useSuggestions(value);
  const items: Option[] = places.map(({ id, label: name, detail }) => ({
    id,
    label: name,
    description: detail,
  }));
  return (
    <ComboBox
      label={label}
      inputValue={value}
      onInputChange={onChange}
      onPick={(item) => onChange(item.label)}
      items={items}
      loading={isLoading}
      loadingText={t('places.searching')}
      emptyText={t('places.none')}
      minCharacters={minimumCharacters}
      placeholder={placeholder}
      trailing={trailing}
      error={error}
      hint={isFallback ? t('places.manual') : undefined}
    />
  );
}
