import type { Suggestion } from '@livree/contracts';
import type { Option } from '@livree/design-system/pick';
import { savedOptions } from './saved-options.ts';
import { suggestionOptions } from './suggestion-options.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';
import { useSuggestions } from './use-suggestions.ts';

interface PlaceOptions {
  /** For a `ComboBox`. */
  readonly offer: {
    readonly items: readonly Option[];
    readonly atFirst: readonly Option[];
    readonly loading: boolean;
    readonly onFocus: () => void;
  };
  /** The service of suggestions does not answer. */
  readonly isError: boolean;
}

/** What an address field offers: the customer's saved addresses first, then places that match the typed text. */
export function usePlaceOptions(
  remoteId: string,
  typed: string,
  fallback: (typed: string) => readonly Suggestion[] = () => [],
): PlaceOptions {
  const { places, isLoading, isError } = useSuggestions(remoteId, typed);
  const { saved, want } = useSavedAddresses(remoteId);
  const { atFirst, before } = savedOptions(saved, typed);
  const items = before(suggestionOptions(isError ? fallback(typed) : places));
  return { offer: { items, atFirst, loading: isLoading, onFocus: want }, isError };
}
