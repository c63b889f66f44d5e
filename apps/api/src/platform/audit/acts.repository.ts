import { type Selectable, sql, type SqlBool } from 'kysely';
import { type Connection, containing, everyRow } from '../db/index.ts';
import type { Act } from './act.ts';
import type { ActTable } from './audit.tables.ts';

export type ActRow = Selectable<ActTable>;

const toJson = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** Writes an act, inside the transaction of what it changes. */
export async function recordAct(
  trx: Connection,
  { actor, subjectId, before, after, ...act }: Act,
): Promise<void> {
  await trx
    .insertInto('acts')
    .values({
      ...act,
      actor_id: actor.id,
      actor_name: actor.name,
      source: actor.source,
      subject_id: String(subjectId),
      before: toJson(before),
      after: toJson(after),
    })
    .execute();
}

/** The acts that concern one thing, the newest first. */
export function listActs(
  db: Connection,
  { subject, id }: { readonly subject: string; readonly id: string },
  limit: number,
): Promise<ActRow[]> {
  return db
    .selectFrom('acts')
    .selectAll()
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Which acts somebody looks for; an empty text filters nothing. */
export interface ActFilter {
  readonly actor?: string | undefined;
  readonly source?: string | undefined;
  /** A call, or the last part of calls. */
  readonly act?: string | undefined;
  readonly subject?: string | undefined;
  /** From an instant, and before another one. */
  readonly start?: Date | undefined;
  readonly end?: Date | undefined;
}

function matching(db: Connection, { actor, source, act, subject, start, end }: ActFilter) {
  let acts = db.selectFrom('acts');
  if (actor) {
    const pattern = containing(actor);
    acts = acts.where(
      sql<SqlBool>`actor_name ilike ${pattern} or actor_id in (select id from users where email ilike ${pattern})`,
    );
  }
  if (source) acts = acts.where(sql<SqlBool>`source = ${source}`);
  if (act) acts = acts.where(sql<SqlBool>`${act} in (act, split_part(act, '.', 2))`);
  if (subject) acts = acts.where('subject', '=', subject);
  if (start) acts = acts.where('at', '>=', start);
  if (end) acts = acts.where('at', '<', end);
  return acts;
}

/** A page of all acts, the newest first. */
export async function pageOfActs(
  db: Connection,
  filter: ActFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ActRow[]; total: number }> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(db, filter)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** All acts of a list, the newest first. */
export const everyAct = (db: Connection, filter: ActFilter): AsyncGenerator<ActRow> =>
  everyRow((id, limit) =>
    matching(db, filter).selectAll().where('id', '<', id).orderBy('id', 'desc').limit(limit).execute(),
  );
