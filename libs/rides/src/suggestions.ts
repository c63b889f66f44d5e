export { chosenAddress } from './suggestions/saved-options.ts';
export { suggestionOptions } from './suggestions/suggestion-options.ts';
export { usePlaceOptions } from './suggestions/use-place-options.ts';
export { minimumCharacters, useSuggestions } from './suggestions/use-suggestions.ts';
