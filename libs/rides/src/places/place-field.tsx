import { ComboBox } from '@livree/design-system/pick';
import type { ReactNode } from 'react';
import { suggestionOptions } from '../suggestions/suggestion-options.ts';
import { minimumCharacters, useSuggestions } from '../suggestions/use-suggestions.ts';
import { longestAddress } from '../trip/trip-places.ts';
import { fallbackSuggestions } from './fallback-suggestions.ts';

/** What the address fields of a form share. */
export interface PlaceFieldSetup {
  /** The remote that asks, for its cache. */
  remoteId: string;
  texts: {
    searching: string;
    none: string;
    /** Suggestions are unavailable. */
    manual: string;
  };
  /** Called when an address is being typed, and once it is selected or left: half an address is not an address. */
  onTypingChange: (isTyping: boolean) => void;
}

export interface PlaceFieldProps {
  setup: PlaceFieldSetup;
  label: string;
  value: string;
  onChange: (address: string) => void;
  error?: string | undefined;
  placeholder?: string | undefined;
  trailing?: ReactNode;
}

/** An address with suggestions; free text is allowed. */
export function PlaceField({ setup, label, value, onChange, error, placeholder, trailing }: PlaceFieldProps) {
  const { remoteId, texts, onTypingChange } = setup;
  const { places, isLoading, isError } = useSuggestions(remoteId, value);
  return (
    <ComboBox
      label={label}
      inputValue={value}
      onInputChange={(typed) => onChange(typed.slice(0, longestAddress))}
      onPick={(item) => onChange(item.label)}
      onTypingChange={onTypingChange}
      items={suggestionOptions(isError ? fallbackSuggestions(value) : places)}
      loading={isLoading}
      loadingText={texts.searching}
      emptyText={texts.none}
      minCharacters={minimumCharacters}
      placeholder={placeholder}
      trailing={trailing}
      error={error}
      hint={isError ? texts.manual : undefined}
    />
  );
}
