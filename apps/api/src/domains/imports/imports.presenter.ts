import type { ImportKind, ImportResult, ImportRow, Language } from '@livree/contracts';
import { type AppError, translate } from '../../platform/http/index.ts';
import { findHeading } from './model/headings.ts';
import type { OpenFile } from './model/open-file.ts';
import type { RowResult } from './model/row-result.ts';
import { writeWrongRows } from './write-wrong-rows.ts';

type Fault = ImportRow['faults'][number];

/** The results of a file in a language, with its wrong rows as a file to mend. */
export async function presentResult(
  file: OpenFile,
  results: readonly RowResult[],
  language: Language,
): Promise<ImportResult> {
  const rows = results.map((result) => presentRow(file.name, result, language));
  const wrong = results
    .map(({ row, state }, index) => ({ cells: row.cells, state, faults: rows[index]?.faults ?? [] }))
    .filter(({ state }) => state === 'wrong');
  const wrongRows = wrong.length === 0 ? null : await writeWrongRows(file, wrong, language);
  return { fingerprint: file.fingerprint, rows, wrongRows };
}

const presentRow = (name: ImportKind, result: RowResult, language: Language): ImportRow => ({
  number: result.row.number,
  label: result.label,
  state: result.state,
  faults: result.state === 'wrong' ? presentFaults(name, result.refusal, language) : [],
  subjectId: 'id' in result ? result.id : null,
});

/** What is wrong with a row, by the headings of its columns. */
function presentFaults(name: ImportKind, { code, params, fields }: AppError, language: Language): Fault[] {
  const faults = Object.entries(fields).flatMap(([field, keys]) =>
    keys.map((key) => ({
      heading: findHeading(name, field, language),
      text: translate(language, key, params),
    })),
  );
  return faults.length > 0 ? faults : [{ heading: null, text: translate(language, code, params) }];
}
