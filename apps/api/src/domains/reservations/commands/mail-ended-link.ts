import type { Deps } from '../../../deps.ts';
import { deliverToOperator } from '../../deliveries/index.ts';
import { linkEndedMail } from '../mails/payment-letters.ts';
import { reservationById } from '../reservations.repository.ts';

/** Tells the operator of a ride that ended unpaid. */
export async function mailEndedLink(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>,
  reservationId: number,
): Promise<void> {
  const { db, config } = deps;
  const row = await reservationById(db, reservationId);
  if (!row) return;
  const page = new URL(`/operations/rides/${row.id}`, config.siteUrl).href;
  const message = linkEndedMail(row.reference, page, config);
  await deliverToOperator(deps, { reservationId, kind: 'link_ended' }, message);
}
