/** A pattern for texts that contain this one; `%` and `_` in it are plain text. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const mostWords = 8;

/** The words of a search, up to a reasonable number. */
export const splitSearch = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, mostWords);
