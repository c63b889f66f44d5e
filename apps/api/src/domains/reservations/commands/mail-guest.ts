import type { Deps } from '../../../deps.ts';
import { writeMail } from '../../../platform/mail/index.ts';
import { contactAddress, userById } from '../../identity/index.ts';
import { type GuestChange, guestLetter } from '../mails/guest-letter.ts';
import { reservationById } from '../reservations.repository.ts';
import { rideSummary } from '../ride-summary.ts';

/** Mails the address that a booking names, if it is not its customer's own. */
export async function mailGuest(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  reservationId: number,
  change: GuestChange,
): Promise<void> {
  const row = await reservationById(db, reservationId);
  if (!row || row.client_email === '') return;
  const customer = await userById(db, row.customer_id);
  if (!customer || contactAddress(customer) === row.client_email) return;
  const letter = guestLetter(await rideSummary({ db, config }, row), change, config.brand.name);
  await mail.send({ kind: 'guest', to: row.client_email, ...writeMail(letter, config) });
}
