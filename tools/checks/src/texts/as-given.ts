/**
 * A text as the specification gives it: our typography has other apostrophes, spaces and ellipses, a space before a
 * colon, and i18next other placeholders.
 */
export const asGiven = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll('…', '...')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/(?<=Google Maps|trouvée|géocodage) :/g, ':')
    .replaceAll(/\{\{(\w+)\}\}/g, '{$1}');
