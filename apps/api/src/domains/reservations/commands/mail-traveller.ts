import type { Deps } from '../../../deps.ts';
import { writeMail } from '../../../platform/mail/index.ts';
import { userById } from '../../identity/index.ts';
import type { GuestChange } from '../mails/guest-letter.ts';
import { travellerLetter } from '../mails/traveller-letter.ts';
import { readTraveller } from '../model/traveller.ts';
import { reservationById } from '../reservations.repository.ts';
import { rideSummary } from '../ride-summary.ts';

/** Mails whoever rides, if somebody else booked and gave an address. */
export async function mailTraveller(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  reservationId: number,
  change: GuestChange,
): Promise<void> {
  const row = await reservationById(db, reservationId);
  const traveller = row && readTraveller(row);
  const customer = row && (await userById(db, row.customer_id));
  if (!row || !traveller?.email || !customer) return;
  const letter = travellerLetter({
    ride: await rideSummary({ db, config }, { ...row, language: traveller.language }),
    change,
    language: traveller.language,
    brand: config.brand,
    hasPlaces: customer.email_verified_at !== null,
  });
  await mail.send({ kind: 'guest', to: traveller.email, ...writeMail(letter, config) });
}
