/** A name as it is compared: no accents, case or punctuation, 'St' and 'Ste' written out. */
export function placeKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
    .trim();
}

/** Rows of a hand-kept table: one a line, `|` or the given mark between the cells. */
export const rowsOf = (table: string, mark = '|'): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(mark));
