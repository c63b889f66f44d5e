import { Readable } from 'node:stream';

/** A column: its name and its value in a row. Numbers are written with a decimal point. */
export type Column<Row> = readonly [name: string, value: (row: Row) => string | number | null];

const byteOrderMark = '\uFEFF';
const startsFormula = /^\s*[=+\-@|]|^[\t\r]/;

/** A text that a spreadsheet would calculate is marked as text. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

/**
 * Rows as CSV (RFC 4180), made while it is read. It opens with a byte order mark, without which spreadsheets misread accents.
 * The first row is asked for at once: what cannot be answered is refused as a whole, not in the middle of a file.
 */
export async function csvOf<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
): Promise<Readable> {
  const reader = rows[Symbol.asyncIterator]();
  const first = await reader.next();
  async function* lines(): AsyncGenerator<string> {
    try {
      yield byteOrderMark + line(columns.map(([name]) => name));
      for (let next = first; next.done !== true; next = await reader.next()) {
        const row = next.value;
        yield line(columns.map(([, value]) => value(row)));
      }
    } finally {
      await reader.return?.();
    }
  }
  return Readable.from(lines(), { objectMode: false, highWaterMark: 64 * 1024 });
}
