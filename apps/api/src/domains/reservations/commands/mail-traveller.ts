import type { Deps } from '../../../deps.ts';
import { writeMail } from '../../../platform/mail/index.ts';
import { deliver } from '../../deliveries/index.ts';
import { userById } from '../../identity/index.ts';
import type { GuestChange } from '../mails/guest-letter.ts';
import { travellerLetter } from '../mails/traveller-letter.ts';
import { readTraveller } from '../model/traveller.ts';
import { reservationById } from '../reservations.repository.ts';
import { rideSummary } from '../ride-summary.ts';

/** Mails whoever rides, if somebody else booked and gave an address. */
export async function mailTraveller(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>,
  reservationId: number,
  change: GuestChange,
): Promise<void> {
  const { db, mail, config } = deps;
  const row = await reservationById(db, reservationId);
  const traveller = row && readTraveller(row);
  const customer = row && (await userById(db, row.customer_id));
  if (!row || !traveller?.email || !customer) return;
  const { email: to, language } = traveller;
  const letter = travellerLetter({
    ride: await rideSummary({ db, config }, { ...row, language }),
    change,
    language,
    brand: config.brand,
    hasPlaces: customer.email_verified_at !== null,
  });
  await deliver(
    deps,
    { reservationId, kind: change, channel: 'mail', addressee: 'traveller', address: to, language },
    () => mail.send({ kind: 'guest', to, ...writeMail(letter, config) }),
  );
}
