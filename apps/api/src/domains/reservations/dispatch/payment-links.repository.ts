import type { Connection } from '../../../platform/db/index.ts';

/** Gives a ride a payment link, or its link another end; a vehicle that is only held is held as long. */
export async function savePaymentLink(
  trx: Connection,
  {
    reservationId,
    expiresAt,
    now,
  }: { readonly reservationId: number; readonly expiresAt: Date; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('payment_links')
    .values({ reservation_id: reservationId, expires_at: expiresAt, created_at: now })
    .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet({ expires_at: expiresAt }))
    .execute();
  await trx
    .updateTable('reservations')
    .set({ hold_expires_at: expiresAt, held_from: null })
    .where('id', '=', reservationId)
    .where('status', '=', 'pending')
    .execute();
}

/** When the payment link of a ride expires; undefined for a ride without one. */
export async function paymentLinkExpiry(db: Connection, reservationId: number): Promise<Date | undefined> {
  const link = await db
    .selectFrom('payment_links')
    .select('expires_at')
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return link?.expires_at;
}

/** Which of some rides have a payment link. */
export async function ridesWithLinks(trx: Connection, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('payment_links')
    .select('reservation_id')
    .where('reservation_id', 'in', ids)
    .execute();
  return rows.map(({ reservation_id: id }) => id);
}
