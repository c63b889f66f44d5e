import { ComboBox } from '@livree/design-system/pick';
import { minimumCharacters, suggestionOptions, useSuggestions } from '@livree/rides/suggestions';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressFieldProps } from './address-field.tsx';

/** An address with suggestions. It replaces a plain field, and takes its focus if that had it. */
export function SuggestingField({ label, placeholder, value, onChange, hadFocus }: AddressFieldProps) {
  const { t } = useTranslation('marketing');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!hadFocus) return;
    input.current?.focus();
    input.current?.setSelectionRange(-1, -1);
  }, [hadFocus]);

  const { places, isLoading } = useSuggestions('marketing', value);
  return (
    <ComboBox
      ref={input}
      label={label}
      placeholder={placeholder}
      inputValue={value}
      onInputChange={onChange}
      onPick={(place) => onChange(place.label)}
      items={suggestionOptions(places)}
      loading={isLoading}
      loadingText={t('quick.searching')}
      emptyText={t('quick.noPlace')}
      minCharacters={minimumCharacters}
      startsOpen={hadFocus}
      listClassName="lacquer"
    />
  );
}
