const beyondAscii = /[^\0-\x7f]/;

const withoutAccents = (text: string): string =>
  text.replaceAll('œ', 'oe').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/** The search key of a name: no accents, case or punctuation, 'St' and 'Ste' written out. */
export function placeKey(name: string): string {
  const lower = name.toLowerCase();
  const plain = beyondAscii.test(lower) ? withoutAccents(lower) : lower;
  return plain
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bst(e?)\b/g, 'saint$1')
    .trim();
}

const linkWords = new Set(['a', 'au', 'aux', 'd', 'de', 'des', 'du', 'l', 'la', 'le', 'les']);

/**
 * The words that distinguish names: "aeroport d orly" and "aeroport orly" are the same. Returns all words if every
 * one is a linking word.
 */
export function tellingWords(key: string): string[] {
  const words = key.split(' ');
  const telling = words.filter((word) => !linkWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Rows of a hand-written table: one per line, with `|` or the given mark between the cells. */
export const splitRows = (table: string, mark = '|'): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(mark));
