import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { toAddressee, userById } from '../identity/index.ts';
import { letterMailJob } from './customers.jobs.ts';
import { customersRoutes } from './customers.routes.ts';
import { letterById } from './letters.repository.ts';
import { letterMail } from './mails/letter-mail.ts';
import type { Accounts } from './model/accounts.ts';

export type { Accounts, CustomerRemoval } from './model/accounts.ts';
export { insertCustomer } from './commands/add-customer.ts';
export { presentListed } from './customers.presenter.ts';
export { accountsByAddress, type CustomerRow, everyCustomer } from './customers.repository.ts';
export { toFilter } from './to-filter.ts';
export { isCustomer } from './model/is-customer.ts';
export { customersPersonalData } from './personal-data.ts';

/** Customers as operators know them. @param accounts what the settings domain does with a whole account */
export function register(app: FastifyInstance, deps: Deps, accounts: Accounts): void {
  const { db, jobs, mail, config } = deps;
  customersRoutes(app, deps, accounts);
  jobs.handle(letterMailJob, async ({ letterId }) => {
    const letter = await letterById(db, letterId);
    const user = letter && (await userById(db, letter.customer_id));
    if (letter && user) await mail.send(letterMail(letter, toAddressee(user), config));
  });
}
