export { suggestionOptions } from './suggestions/suggestion-options.ts';
export { minimumCharacters, useSuggestions } from './suggestions/use-suggestions.ts';
