import { type Language, languages } from '@livree/contracts';
import { AppError } from '../../../platform/http/index.ts';
import type { Column, Kind } from '../kinds/kind.ts';
import { fold } from './fold.ts';
import { headingOf, reasonHeading } from './headings.ts';

/** A column of a file as its heading names it, in any language; null for that of the reasons. */
export type FileColumn = Column | null;

/**
 * The columns of a file by its headings.
 * @throws AppError 422 beside the file that names the headings that are missing, unknown or there twice
 */
export function readColumns(
  headings: readonly string[],
  kind: Kind,
  language: Language,
): readonly FileColumn[] {
  const known = knownHeadings(kind);
  const columns: FileColumn[] = [];
  const unknown: string[] = [];
  for (const heading of headings) {
    const column = known.get(fold(heading));
    if (column === undefined || (column !== null && columns.includes(column))) unknown.push(heading);
    else columns.push(column);
  }
  if (unknown.length > 0) throw refuse('validation.import_unknown', unknown);
  const missing = kind.columns
    .filter((column) => column.isRequired && !columns.includes(column))
    .map((column) => headingOf(column, language));
  if (missing.length > 0) throw refuse('validation.import_missing', missing);
  return columns;
}

/** What each heading means, in every language. */
function knownHeadings(kind: Kind): ReadonlyMap<string, FileColumn> {
  const known = new Map<string, FileColumn>();
  for (const language of languages) {
    known.set(fold(reasonHeading(language)), null);
    for (const column of kind.columns) known.set(fold(headingOf(column, language)), column);
  }
  return known;
}

const mostShown = 5;
const mostLetters = 40;

function refuse(
  key: 'validation.import_unknown' | 'validation.import_missing',
  headings: readonly string[],
): AppError {
  const shown = headings.slice(0, mostShown).map((heading) => heading.slice(0, mostLetters) || '–');
  const rest = headings.length > mostShown ? ['…'] : [];
  return new AppError('validation', { headings: [...shown, ...rest].join(', ') }, { file: [key] });
}
