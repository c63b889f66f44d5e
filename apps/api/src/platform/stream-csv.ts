import { pipeline, Readable } from 'node:stream';
import type { Language, Money } from '@livree/contracts';
import { stringify } from 'csv-stringify';

type Cell = string | number | Money | null;

/** A column: its name and its value in a row. */
export type Column<Row> = readonly [name: string, value: (row: Row) => Cell];

interface CsvForm {
  readonly delimiter: ',' | ';';
  readonly decimal: '.' | ',';
  /** A sentence in a line of its own, before the names of the columns. */
  readonly preface?: string;
}

/** As programs expect it (RFC 4180). */
const forPrograms: CsvForm = { delimiter: ',', decimal: '.' };
/** As spreadsheets and accounting programs in France read it. */
export const forAccountants: CsvForm = { delimiter: ';', decimal: ',' };

/** As spreadsheets in a language read it. */
export const forSpreadsheets = (language: Language): CsvForm =>
  language === 'en' ? forPrograms : forAccountants;

const startsFormula = /^\s*[=+\-@|]|^[\t\r]/;

/**
 * Marks text that a spreadsheet would evaluate; the library's own `escape_formulas` misses leading spaces and pipes.
 */
const asText = (value: string): string => (startsFormula.test(value) ? `'${value}` : value);

/**
 * Rows as CSV, streamed. It starts with a byte order mark, without which spreadsheets misread accents. The first row is
 * read before the answer starts, so that a failure refuses the whole file instead of truncating it.
 */
export async function streamCsv<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  { delimiter, decimal, preface }: CsvForm = forPrograms,
): Promise<Readable> {
  const reader = rows[Symbol.asyncIterator]();
  const first = await reader.next();
  const asNumber = (value: number | string) => String(value).replace('.', decimal);
  const cast = (cell: Cell): string | null => {
    if (cell === null) return null;
    if (typeof cell === 'string') return asText(cell);
    return asNumber(typeof cell === 'number' ? cell : (cell.cents / 100).toFixed(2));
  };
  async function* records(): AsyncGenerator<(string | null)[]> {
    try {
      if (preface !== undefined) yield [asText(preface)];
      yield columns.map(([name]) => asText(name));
      for (let next = first; next.done !== true; next = await reader.next()) {
        const row = next.value;
        yield columns.map(([, value]) => cast(value(row)));
      }
    } finally {
      await reader.return?.();
    }
  }
  const writer = stringify({
    bom: true,
    delimiter,
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });
  return pipeline(Readable.from(records()), writer, () => {});
}
