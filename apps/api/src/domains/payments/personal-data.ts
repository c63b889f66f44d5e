import { savedCard, transaction } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { PersonalData } from '../../platform/personal-data.ts';
import { withDeadline } from './commands/call-provider.ts';
import type { PaymentDependencies } from './model/dependencies.ts';
import { presentTransaction } from './payments.presenter.ts';
import { giveTransactions, handOverTransactions } from './personal-data.repository.ts';
import { listSavedCards } from './saved-cards/saved-cards.ts';
import { listTransactions } from './transaction-list.repository.ts';

const everything = { limit: 100_000, offset: 0 };

/** Payments and refunds, as their customer sees them. */
export const paymentsPersonalData: PersonalData = {
  name: 'payments',
  tables: ['transactions'],
  async exportPersonalData({ db, config }, { id }) {
    const filter = { customerId: id, timeZone: config.timeZone };
    const { rows } = await listTransactions(db, filter, everything);
    return rows.map((row) => z.encode(transaction, presentTransaction(row, row)));
  },
  forgetPerson: (trx, { id }, formerCustomerId) => handOverTransactions(trx, id, formerCustomerId),
  giveRecords: giveTransactions,
};

/**
 * The visible data of a customer's saved cards, without the ids that can pay.
 * @throws AppError `payments.provider_unavailable`
 */
export async function exportSavedCards(
  payments: PaymentDependencies,
  customerId: number,
): Promise<readonly unknown[]> {
  const cards = await listSavedCards(withDeadline(payments), customerId);
  return cards.map((card) => {
    const { id: _name, ...face } = z.encode(savedCard, card);
    return face;
  });
}
