import { errorStatuses } from '@livree/contracts';
import { AppError } from '../../../platform/http/index.ts';
import type { Body } from '../kinds/kind.ts';
import { type OpenFile, toBody } from '../model/open-file.ts';
import type { RowOutcome, RowResult } from '../model/row-result.ts';

/** A row that was read. */
export interface Turn {
  readonly number: number;
  readonly body: Body;
  /** What makes it the same as another; undefined as long as that is missing. */
  readonly identity: string | undefined;
}

const mostLabel = 120;

/**
 * Goes through the rows of a file in their order. A row with too many cells, or about the same thing as an earlier one, is wrong.
 * @param decide what becomes of each other row; an AppError that it throws says what is wrong with it
 */
export async function goThroughRows(
  { kind, sheet, columns }: OpenFile,
  decide: (turn: Turn) => Promise<RowOutcome>,
): Promise<RowResult[]> {
  const seen = new Map<string, number>();
  const results: RowResult[] = [];
  for (const row of sheet.rows) {
    const body = toBody(columns, row);
    const identity = kind.identify(body);
    const outcome = await catchRefusal(() => {
      if (row.cells.length > columns.length) throw refuseRow('validation.import_cells');
      refuseDouble(identity, row.number);
      return decide({ number: row.number, body, identity });
    });
    results.push({ row, label: kind.label(body).slice(0, mostLabel), ...outcome });
  }
  return results;

  function refuseDouble(identity: string | undefined, number: number): void {
    if (identity === undefined) return;
    const first = seen.get(identity);
    if (first !== undefined) throw refuseRow('validation.import_double', { row: first });
    seen.set(identity, number);
  }
}

/** A refusal of a whole row, which stands beside none of its cells. */
const refuseRow = (
  key: 'validation.import_cells' | 'validation.import_double',
  params: { readonly row?: number } = {},
): AppError => new AppError('validation', { ...params }, { row: [key] });

/** What was decided, or what is wrong with the row. A failure of ours is nobody's fault in a file. */
async function catchRefusal(decide: () => Promise<RowOutcome>) {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof AppError) || errorStatuses[error.code] >= 500) throw error;
    return { state: 'wrong' as const, refusal: error };
  }
}
