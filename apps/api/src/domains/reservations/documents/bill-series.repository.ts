import type { Connection } from '../../../platform/db/index.ts';
import type { BillKind } from './documents.tables.ts';

interface Series {
  readonly kind: BillKind;
  readonly year: number;
}

/** Locks the series of a kind in a year until the end of the transaction, so that its numbers are given one by one. */
export async function lockSeries(
  trx: Connection,
  series: Series,
): Promise<{ readonly last: number; readonly lastIssuedAt: Date | null }> {
  const { last, last_issued_at: lastIssuedAt } = await trx
    .insertInto('document_counters')
    .values({ ...series, last: 0, last_issued_at: null })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet(({ ref }) => ({ last: ref('document_counters.last') })),
    )
    .returning(['last', 'last_issued_at'])
    .executeTakeFirstOrThrow();
  return { last, lastIssuedAt };
}

export async function moveSeries(
  trx: Connection,
  { kind, year }: Series,
  to: { readonly last: number; readonly lastIssuedAt: Date },
): Promise<void> {
  await trx
    .updateTable('document_counters')
    .set({ last: to.last, last_issued_at: to.lastIssuedAt })
    .where('kind', '=', kind)
    .where('year', '=', year)
    .execute();
}
