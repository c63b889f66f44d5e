import type { Deps } from '../../../deps.ts';
import { formerCustomerId } from '../../identity/index.ts';
import { removeTransactionsOf } from '../../payments/index.ts';
import { endedReservations, removeReservations, removeTransportData } from '../personal-data.repository.ts';

/** Years after the ride, as the privacy page says. */
const transportDataYears = 3;
const contractYears = 5;

function yearsAgo(years: number, now: Date): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}

/** Ends what is kept of former customers' rides: the places after three years, ride and payments after five. */
export async function keepTerms({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const customerId = await formerCustomerId(trx, now);
    await removeTransportData(trx, customerId, yearsAgo(transportDataYears, now));
    const ended = await endedReservations(trx, customerId, yearsAgo(contractYears, now));
    await removeTransactionsOf(trx, ended);
    await removeReservations(trx, ended);
  });
}
