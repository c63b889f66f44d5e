import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { TariffDraftTable } from '../pricing.tables.ts';
import type { TariffRow } from '../tariffs.repository.ts';

export type DraftRow = Selectable<TariffDraftTable>;

/** The rates of a tariff or of a draft. */
export type Rates = Pick<
  DraftRow,
  'base_cents' | 'per_km_cents' | 'per_hour_cents' | 'per_stop_cents' | 'minimum_cents' | 'maximum_cents'
>;

export const ratesOf = (row: Rates): Rates => ({
  base_cents: row.base_cents,
  per_km_cents: row.per_km_cents,
  per_hour_cents: row.per_hour_cents,
  per_stop_cents: row.per_stop_cents,
  minimum_cents: row.minimum_cents,
  maximum_cents: row.maximum_cents,
});

/** Locks the drafts: two operators change them one after the other. */
export async function lockDrafts(trx: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pricing.drafts'))`.execute(trx);
}

export function allDrafts(db: Connection): Promise<DraftRow[]> {
  return db.selectFrom('tariff_drafts').selectAll().orderBy('tariff_id').execute();
}

export function tariffById(db: Connection, id: number): Promise<TariffRow | undefined> {
  return db.selectFrom('tariffs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function saveDraft(trx: Connection, draft: DraftRow): Promise<void> {
  const { tariff_id: _, ...rates } = draft;
  await trx
    .insertInto('tariff_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('tariff_id').doUpdateSet(rates))
    .execute();
}

export async function removeDraft(trx: Connection, tariffId: number): Promise<void> {
  await trx.deleteFrom('tariff_drafts').where('tariff_id', '=', tariffId).execute();
}

export async function removeDrafts(trx: Connection): Promise<void> {
  await trx.deleteFrom('tariff_drafts').execute();
}

/** Decides when the drafts go live; null takes the decision back. */
export async function planDrafts(trx: Connection, startsAt: Date | null): Promise<void> {
  await trx.updateTable('tariff_drafts').set({ starts_at: startsAt }).execute();
}

export async function changeTariff(
  trx: Connection,
  id: number,
  change: Rates & { readonly version: string },
): Promise<void> {
  await trx.updateTable('tariffs').set(change).where('id', '=', id).execute();
}
