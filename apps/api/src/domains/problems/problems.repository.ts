import { z } from '@livree/contracts/schema';
import type { Connection } from '../../platform/db/index.ts';

interface NewReport {
  readonly id: string;
  /** In wire form. */
  readonly report: unknown;
  readonly now: Date;
}

/** Returns whether the id was free. */
export async function addReport(db: Connection, { id, report, now }: NewReport): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('problem_reports')
    .values({ id, report: JSON.stringify(report), created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return added === 1n;
}

/** A report in wire form. */
export async function readReport(db: Connection, id: string) {
  const row = await db.selectFrom('problem_reports').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && { id: row.id, createdAt: row.created_at.toISOString(), report: z.parse(z.unknown(), row.report) }
  );
}

export async function removeReports(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('problem_reports').where('created_at', '<', before).execute();
}
