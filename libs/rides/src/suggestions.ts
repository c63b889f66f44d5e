export { suggestionOptions } from './suggestions/suggestion-options.ts';
export { useSettled } from './suggestions/use-settled.ts';
export { minimumCharacters, useSuggestions } from './suggestions/use-suggestions.ts';
