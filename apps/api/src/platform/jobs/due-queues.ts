import { z } from '@livree/contracts/schema';
import type { Db } from 'pg-boss';

const rowsSchema = z.array(z.object({ name: z.string() }));

/** The queues with a due job: one statement, on an index of waiting jobs. */
export async function dueQueues(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.executeSql(
    "select distinct name from jobs.job where state < 'active' and not blocked and start_after <= now()",
  );
  return new Set(z.parse(rowsSchema, rows).map(({ name }) => name));
}
