import { transaction } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { PersonalData } from '../../platform/personal-data.ts';
import { presentTransaction } from './payments.presenter.ts';
import { handOverTransactions } from './personal-data.repository.ts';
import { listTransactions } from './transaction-list.repository.ts';

const everything = { limit: 100_000, offset: 0 };

/** Payments and refunds, as their customer sees them. */
export const paymentsPersonalData: PersonalData = {
  name: 'payments',
  async exportPersonalData({ db, config }, { id }) {
    const filter = { customerId: id, timeZone: config.timeZone };
    const { rows } = await listTransactions(db, filter, everything);
    return rows.map((row) => z.encode(transaction, presentTransaction(row, row)));
  },
  forgetPerson: (trx, { id }, formerCustomerId) => handOverTransactions(trx, id, formerCustomerId),
};
