import { ComboBox } from '@livree/design-system/pick';
import { chosenAddress, minimumCharacters, usePlaceOptions } from '@livree/rides/suggestions';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressFieldProps } from './address-field.tsx';

/** An address with suggestions, a customer's saved addresses first. It replaces a plain field, and takes its focus if that had it. */
export function SuggestingField({ label, placeholder, value, onChange, hadFocus }: AddressFieldProps) {
  const { t } = useTranslation('marketing');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!hadFocus) return;
    input.current?.focus();
    input.current?.setSelectionRange(-1, -1);
  }, [hadFocus]);

  const { offer } = usePlaceOptions('marketing', value);
  return (
    <ComboBox
      ref={input}
      label={label}
      placeholder={placeholder}
      inputValue={value}
      onInputChange={onChange}
      onPick={(place) => onChange(chosenAddress(place))}
      {...offer}
      loadingText={t('quick.searching')}
      emptyText={t('quick.noPlace')}
      minCharacters={minimumCharacters}
      startsOpen={hadFocus}
      listClassName="lacquer"
    />
  );
}
