import { type KyselyTransactionLike, fromKysely } from 'pg-boss';
import type { Db } from 'pg-boss';

/** How a person is named in the data of jobs. */
export interface JobsPerson {
  readonly userId: number;
  /** Null if it is not known to be theirs: it may be somebody else's. */
  readonly email: string | null;
  readonly phone: string | null;
}

/** Stands for what a finished job was about. A process that is killed before it reports the end runs it again. */
const done = 'done';

export const isDone = (data: unknown): boolean => data === done;

/** Removes what a finished job was about: nobody needs it, and it may name a person. */
export async function forgetData(db: Db, id: string): Promise<void> {
  await db.executeSql('update jobs.job set data = to_jsonb($2::text) where id = $1', [id, done]);
}

/**
 * Deletes the waiting jobs about a person, and what finished jobs were about. The end of a telephone number is compared,
 * because it is stored as it was typed.
 */
export async function forgetJobs(
  trx: KyselyTransactionLike,
  { userId, email, phone }: JobsPerson,
): Promise<void> {
  const db = fromKysely(trx);
  const digits = (phone ?? '').replace(/\D/g, '').slice(-9);
  await db.executeSql(
    `delete from jobs.job where state < 'active' and (data->>'userId' = $1 or data->>'email' = $2
      or ($3 <> '' and right(regexp_replace(data->>'to', '\\D', '', 'g'), 9) = $3))`,
    [String(userId), email, digits],
  );
  await db.executeSql(
    `update jobs.job set data = null, output = null
      where state > 'active' and (data is not null or output is not null)`,
    [],
  );
}
