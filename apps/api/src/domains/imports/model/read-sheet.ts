import { z } from '@livree/contracts/schema';
import { parse } from 'csv-parse/sync';
import { fieldError } from '../../../platform/http/index.ts';

export interface SheetRow {
  /** As spreadsheets count: the headings are row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export type Delimiter = ',' | ';';

/** A CSV file: its headings and the rows below them that say something. */
export interface Sheet {
  readonly delimiter: Delimiter;
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
}

const records = z.array(z.array(z.string()));

/** Reads a CSV file whose cells are divided by commas or semicolons. @throws AppError 422 beside the file for any other */
export function readSheet(text: string): Sheet {
  const delimiter = findDelimiter(text);
  const [headings = [], ...below] = readRecords(text, delimiter);
  const rows = below
    .map((cells, index) => ({ number: index + 2, cells: cells.map(readCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { delimiter, headings: headings.map((heading) => heading.trim()), rows };
}

/** The one that the headings are divided by. */
function findDelimiter(text: string): Delimiter {
  const [headings = ''] = text.split(/\r?\n|\r/, 1);
  return headings.split(';').length > headings.split(',').length ? ';' : ',';
}

function readRecords(text: string, delimiter: Delimiter): string[][] {
  try {
    return z.parse(
      records,
      parse(text, { bom: true, delimiter, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] }),
    );
  } catch {
    throw fieldError('file', 'validation.import_file');
  }
}

/** Files for spreadsheets mark what looks like a formula with an apostrophe, which is not part of it. */
const marked = /^'(?=\s*[=+\-@|]|[\t\r])/;

const readCell = (cell: string): string => cell.replace(marked, '').trim();
