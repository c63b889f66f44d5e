import { createHash } from 'node:crypto';
import type { ImportKind, Language } from '@livree/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { fieldError } from '../../../platform/http/index.ts';
import { kinds } from '../kinds/index.ts';
import type { Body, Kind } from '../kinds/kind.ts';
import { decodeText } from './decode-text.ts';
import { type FileColumn, readColumns } from './read-columns.ts';
import { readSheet, type Sheet, type SheetRow } from './read-sheet.ts';

/** A file that can be looked at row by row. */
export interface OpenFile {
  readonly name: ImportKind;
  readonly kind: Kind;
  readonly sheet: Sheet;
  readonly columns: readonly FileColumn[];
  /** Equal for equal files. */
  readonly fingerprint: string;
}

/** Reads a file of a kind. @throws AppError 422 beside the file for one that cannot be read as a whole */
export async function openFile(name: ImportKind, file: File, language: Language): Promise<OpenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kinds[name];
  const sheet = readSheet(decodeText(bytes));
  const columns = readColumns(sheet.headings, kind, language);
  if (sheet.rows.length === 0) throw fieldError('file', 'validation.import_empty');
  if (sheet.rows.length > kind.mostRows)
    throw fieldError('file', 'validation.import_rows', { count: kind.mostRows });
  const fingerprint = createHash('sha256').update(name).update(bytes).digest('hex');
  return { name, kind, sheet, columns, fingerprint };
}

/** The numbers of the things in a file that are there already, by what makes them the same. */
export function findKnown(
  db: Connection,
  { kind, sheet, columns }: OpenFile,
): Promise<ReadonlyMap<string, number>> {
  const identities = sheet.rows.map((row) => kind.identify(toBody(columns, row)));
  return kind.find(
    db,
    identities.filter((identity) => identity !== undefined),
  );
}

/** A row by the fields of its columns. */
export function toBody(columns: readonly FileColumn[], { cells }: SheetRow): Body {
  const body: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (column && cell !== '') body[column.field] = column.read ? column.read(cell) : cell;
  }
  return body;
}
