/** The pattern of texts that hold this one; `%` and `_` in it are searched as themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const mostWords = 8;

/** The words of a search, as many as one may reasonably mean. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, mostWords);
