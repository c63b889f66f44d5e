import { ComboBox } from '@livree/design-system/pick';
import type { ReactNode, Ref } from 'react';
import { chosenAddress } from '../suggestions/saved-options.ts';
import { usePlaceOptions } from '../suggestions/use-place-options.ts';
import { minimumCharacters } from '../suggestions/use-suggestions.ts';
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
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An address with suggestions, a customer's saved addresses first; free text is allowed. */
export function PlaceField({ setup, value, onChange, ...field }: PlaceFieldProps) {
  const { remoteId, texts, onTypingChange } = setup;
  const { offer, isError } = usePlaceOptions(remoteId, value, fallbackSuggestions);
  return (
    <ComboBox
      inputValue={value}
      onInputChange={(typed) => onChange(typed.slice(0, longestAddress))}
      onPick={(item) => onChange(chosenAddress(item))}
      onTypingChange={onTypingChange}
      {...offer}
      loadingText={texts.searching}
      emptyText={texts.none}
      minCharacters={minimumCharacters}
      {...field}
      hint={isError ? texts.manual : undefined}
    />
  );
}
