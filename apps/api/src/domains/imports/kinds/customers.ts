import { importedCustomer } from '@livree/contracts';
import { readInput } from '../../../platform/http/index.ts';
import { accountsByAddress, insertCustomer } from '../../customers/index.ts';
import { joinTexts, readText } from '../model/read-text.ts';
import type { Kind } from './kind.ts';

/** Customers, by the rules of a customer on the telephone; an address that somebody has is there already. */
export const customersKind: Kind = {
  columns: [
    { field: 'name', isRequired: true },
    { field: 'email', isRequired: true },
    { field: 'phone', isRequired: true },
    { field: 'language', isRequired: false, read: (cell) => cell.toLowerCase() },
  ],
  mostRows: 2000,
  identify: ({ email }) => readText(email)?.toLowerCase(),
  label: ({ name, email }) => joinTexts([name, email]),
  async find(db, addresses) {
    const accounts = await accountsByAddress(db, addresses);
    return new Map([...accounts].map(([address, { id }]) => [address, id]));
  },
  open:
    ({ clock }, language) =>
    async (body) => {
      const customer = readInput(importedCustomer, { language, ...body });
      return async (trx, bringer) =>
        (await insertCustomer(trx, { customer, ...bringer, now: clock.now() })).id;
    },
};
