/** A text as the specification gives it: our typography has other apostrophes and spaces, and i18next other placeholders. */
export const asGiven = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/\{\{(\w+)\}\}/g, '{$1}');
