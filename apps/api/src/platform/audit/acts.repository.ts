import type { Selectable } from 'kysely';
import type { Connection } from '../db/index.ts';
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
