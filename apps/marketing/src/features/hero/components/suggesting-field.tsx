import { ComboBox } from '@livree/design-system/pick';
import { useMessages, useQuery, useShell } from '@livree/platform';
import { useEffect, useRef, useState } from 'react';
import { minimumCharacters, suggestionsQuery } from '../api/suggestions-query.ts';
import type { AddressFieldProps } from './address-field.tsx';

/** Milliseconds without a key before places are looked for. */
const typingPause = 200;

/** An address with suggestions. It takes the place of a plain field, and its focus when that had it. */
export function SuggestingField({ label, placeholder, value, onChange, hadFocus }: AddressFieldProps) {
  const { t, language } = useMessages('marketing');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!hadFocus) return;
    input.current?.focus();
    input.current?.setSelectionRange(-1, -1);
  }, [hadFocus]);

  const asked = value.trim();
  const [settled, setSettled] = useState(asked);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(asked), typingPause);
    return () => clearTimeout(pause);
  }, [asked]);

  const { data, isFetching } = useQuery(suggestionsQuery(useShell().api, settled, language));
  return (
    <ComboBox
      ref={input}
      label={label}
      placeholder={placeholder}
      inputValue={value}
      onInputChange={onChange}
      onPick={(place) => onChange(place.label)}
      items={(data ?? []).map(({ id, label: name, detail }) => ({ id, label: name, description: detail }))}
      loading={isFetching || settled !== asked}
      loadingText={t('quick.searching')}
      emptyText={t('quick.noPlace')}
      minCharacters={minimumCharacters}
      listClassName="lacquer"
    />
  );
}
