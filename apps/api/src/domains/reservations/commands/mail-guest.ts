import type { Deps } from '../../../deps.ts';
import { writeMail } from '../../../platform/mail/index.ts';
import { deliver } from '../../deliveries/index.ts';
import { contactAddress, userById } from '../../identity/index.ts';
import { type GuestChange, guestLetter } from '../mails/guest-letter.ts';
import { reservationById } from '../reservations.repository.ts';
import { rideSummary } from '../ride-summary.ts';

/** Mails the address that a booking names, if it is not its customer's own. */
export async function mailGuest(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>,
  reservationId: number,
  change: GuestChange,
): Promise<void> {
  const { db, mail, config } = deps;
  const row = await reservationById(db, reservationId);
  if (!row || row.client_email === '') return;
  const customer = await userById(db, row.customer_id);
  if (!customer || contactAddress(customer) === row.client_email) return;
  const letter = guestLetter(await rideSummary({ db, config }, row), change, config.brand.name);
  const to = row.client_email;
  const { language } = letter;
  await deliver(
    deps,
    { reservationId, kind: change, channel: 'mail', addressee: 'client', address: to, language },
    () => mail.send({ kind: 'guest', to, ...writeMail(letter, config) }),
  );
}
