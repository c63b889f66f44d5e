/** The text of a cell; undefined for one that is empty. */
export const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The texts of some cells, without the empty ones. */
export const joinTexts = (values: readonly unknown[]): string =>
  values
    .map(readText)
    .filter((text) => text !== undefined)
    .join(', ');
