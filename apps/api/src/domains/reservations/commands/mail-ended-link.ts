import type { Deps } from '../../../deps.ts';
import { linkEndedMail } from '../mails/payment-letters.ts';
import { reservationById } from '../reservations.repository.ts';

/** Tells the operator of a ride that ended unpaid. */
export async function mailEndedLink(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  reservationId: number,
): Promise<void> {
  const row = await reservationById(db, reservationId);
  if (!row) return;
  const page = new URL(`/operations/rides/${row.id}`, config.siteUrl).href;
  await mail.send(linkEndedMail(row.reference, page, config));
}
