import { text } from 'node:stream/consumers';
import type { ImportRow, Language } from '@livree/contracts';
import { type Column, streamCsv } from '../../platform/stream-csv.ts';
import { reasonHeading } from './model/headings.ts';
import type { OpenFile } from './model/open-file.ts';

interface WrongRow {
  readonly cells: readonly string[];
  readonly faults: ImportRow['faults'];
}

/** The wrong rows under the headings of their file, and the reasons in a last column, which is not read when the file comes back. */
export async function writeWrongRows(
  { sheet: { headings, delimiter }, columns }: OpenFile,
  rows: readonly WrongRow[],
  language: Language,
): Promise<string> {
  const kept = headings
    .map((heading, index): Column<WrongRow> => [heading, ({ cells }) => cells[index] ?? ''])
    .filter((_, index) => columns[index] !== null);
  const reason: Column<WrongRow> = [reasonHeading(language), ({ faults }) => faults.map(sayFault).join(' ')];
  return text(await streamCsv([...kept, reason], eachOf(rows), { delimiter, decimal: '.' }));
}

const sayFault = ({ heading, text: said }: ImportRow['faults'][number]): string =>
  heading === null ? `${said}.` : `${heading} – ${said}.`;

async function* eachOf<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
