import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A column: its name and its value in a row. Numbers are written with a decimal point. */
export type Column<Row> = readonly [name: string, value: (row: Row) => string | number | null];

const startsFormula = /^\s*[=+\-@|]|^[\t\r]/;

/**
 * Marks text that a spreadsheet would evaluate; the library's own `escape_formulas` misses leading spaces and pipes.
 */
const asText = (value: string): string => (startsFormula.test(value) ? `'${value}` : value);

/**
 * Rows as CSV (RFC 4180), streamed. It starts with a byte order mark, without which spreadsheets misread accents. The
 * first row is read before the answer starts, so that a failure refuses the whole file instead of truncating it.
 */
export async function streamCsv<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
): Promise<Readable> {
  const reader = rows[Symbol.asyncIterator]();
  const first = await reader.next();
  async function* records(): AsyncGenerator<(string | number | null)[]> {
    try {
      for (let next = first; next.done !== true; next = await reader.next()) {
        const row = next.value;
        yield columns.map(([, value]) => value(row));
      }
    } finally {
      await reader.return?.();
    }
  }
  const writer = stringify({
    bom: true,
    header: true,
    columns: columns.map(([name]) => name),
    cast: { string: asText },
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });
  return pipeline(Readable.from(records()), writer, () => {});
}
