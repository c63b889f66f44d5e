import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../../../platform/http/index.ts';
import { streamCsv } from '../../../platform/stream-csv.ts';
import { decodeText } from './decode-text.ts';
import { readSheet } from './read-sheet.ts';

async function* eachOf<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

/** Cells that are hard to write: quotes, lines, formulas, delimiters. Spaces around a cell are no part of it. */
const cell = fc
  .string({ unit: fc.constantFrom('a', 'é', '"', "'", ',', ';', '\n', '=', '+', '-', '@', '|', ' ', '1') })
  .map((written) => written.trim())
  .filter((written) => !/^'\s*[=+\-@|]/.test(written));

test('what we write as CSV is read as it was, formulas too', async () => {
  const tables = fc.record({
    delimiter: fc.constantFrom(',' as const, ';' as const),
    rows: fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(tables, async ({ delimiter, rows }) => {
      const columns = (['one', 'two'] as const).map(
        (name, index) => [name, (row: readonly string[]) => row[index] ?? ''] as const,
      );
      const written = await text(await streamCsv(columns, eachOf(rows), { delimiter, decimal: '.' }));
      const sheet = readSheet(written);
      expect(sheet.headings).toEqual(['one', 'two']);
      const said = rows.filter((row) => row.some((each) => each !== ''));
      expect(sheet.rows.map(({ cells }) => cells)).toEqual(said);
    }),
  );
});

test('any bytes are a sheet or a refusal', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      try {
        const { rows } = readSheet(decodeText(bytes));
        expect(rows.every(({ number }) => number > 1)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
      }
    }),
  );
});
