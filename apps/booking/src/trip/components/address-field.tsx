import { ComboBox } from '@livree/design-system/pick';
import { minimumCharacters, suggestionOptions, useSuggestions } from '@livree/rides/suggestions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { setAddressTyping } from '../../addresses/address-typing.ts';
import { fallbackSuggestions } from '../../addresses/fallback-suggestions.ts';
import { longestAddress } from '../trip.ts';

export interface AddressFieldProps {
  label: string;
  value: string;
  onChange: (address: string) => void;
  error?: string | undefined;
  placeholder?: string | undefined;
  trailing?: ReactNode;
}

/** An address with suggestions; free text is allowed. */
export function AddressField({ label, value, onChange, error, placeholder, trailing }: AddressFieldProps) {
  const { t } = useTranslation('booking');
  const { places, isLoading, isError } = useSuggestions('booking', value);
  return (
    <ComboBox
      label={label}
      inputValue={value}
      onInputChange={(typed) => onChange(typed.slice(0, longestAddress))}
      onPick={(item) => onChange(item.label)}
      onTypingChange={setAddressTyping}
      items={suggestionOptions(isError ? fallbackSuggestions(value) : places)}
      loading={isLoading}
      loadingText={t('places.searching')}
      emptyText={t('places.none')}
      minCharacters={minimumCharacters}
      placeholder={placeholder}
      trailing={trailing}
      error={error}
      hint={isError ? t('places.manual') : undefined}
    />
  );
}
