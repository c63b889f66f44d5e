/** The mark by which spreadsheets recognise UTF-8; reading an answer as text removes it. */
const byteOrderMark = '\uFEFF';

export const toCsvFile = (lines: string): Blob => new Blob([byteOrderMark, lines], { type: 'text/csv' });
