import type { ImportKind, Language } from '@livree/contracts';
import { kinds } from '../kinds/index.ts';
import type { Column } from '../kinds/kind.ts';
import { importTexts } from '../texts.ts';

/** The heading of a column in a language. */
export const headingOf = ({ field }: Column, language: Language): string =>
  importTexts(language)(`column.${field}.heading`);

/** What a column takes. */
export const hintOf = ({ field }: Column, language: Language): string =>
  importTexts(language)(`column.${field}.hint`);

/** The heading of the reasons in a file of wrong rows. */
export const reasonHeading = (language: Language): string => importTexts(language)('reason');

/** The heading of the column that fills a field or a part of it, such as `equipment.2`; null if none does. */
export function findHeading(name: ImportKind, path: string, language: Language): string | null {
  const [field] = path.split('.');
  const column = kinds[name].columns.find((candidate) => candidate.field === field);
  return column ? headingOf(column, language) : null;
}
