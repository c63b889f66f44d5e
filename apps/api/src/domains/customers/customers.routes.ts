import { customerRoutes, languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, asPage, registerRoute, toSlice } from '../../platform/http/index.ts';
import { contactAddress, userById, type UserRow } from '../identity/index.ts';
import { reservationById, spentCents } from '../reservations/index.ts';
import { addCustomer } from './commands/add-customer.ts';
import { writeLetter } from './commands/write-letter.ts';
import { customerRecordsRoutes } from './customer-records.routes.ts';
import { presentCustomer, presentListed } from './customers.presenter.ts';
import { countRides, pageOfCustomers } from './customers.repository.ts';
import { lettersOfCustomer } from './letters.repository.ts';
import type { Accounts } from './model/accounts.ts';
import { isCustomer } from './model/is-customer.ts';
import { toFilter } from './to-filter.ts';

const usualPage = 50;
const mostLetters = 50;
const records = { recordsAct: true };

/** The calls of operators about customers. */
export function customersRoutes(app: FastifyInstance, deps: Deps, accounts: Accounts): void {
  const { db } = deps;

  async function requireCustomer(id: number): Promise<UserRow> {
    const user = await userById(db, id);
    if (!isCustomer(user)) throw new AppError('customers.not_found');
    return user;
  }

  customerRecordsRoutes(app, deps, requireCustomer);

  registerRoute(app, customerRoutes.list, async ({ query }) => {
    const slice = toSlice(query, usualPage);
    const { rows, total } = await pageOfCustomers(db, toFilter(query), slice);
    return { data: asPage(rows.map(presentListed), total, slice) };
  });

  registerRoute(
    app,
    customerRoutes.add,
    async ({ body, headers }, { caller, translate }) => {
      const key = headers.idempotencyKey ?? null;
      const user = await addCustomer(deps, { customer: body, actor: caller, key });
      return { message: translate('customers.added'), data: presentListed({ ...user, ride_count: 0 }) };
    },
    records,
  );

  registerRoute(app, customerRoutes.read, async ({ params }) => {
    const user = await requireCustomer(params.id);
    return {
      data: presentCustomer(user, {
        rides: await countRides(db, user.id),
        spentCents: await spentCents(db, user.id),
        letters: await lettersOfCustomer(db, user.id, mostLetters),
      }),
    };
  });

  registerRoute(app, customerRoutes.readForRide, async ({ params }) => {
    const ride = await reservationById(db, params.id);
    if (!ride) throw new AppError('reservations.not_found');
    const user = await userById(db, ride.customer_id);
    if (!isCustomer(user)) return { data: null };
    const { all } = await countRides(db, user.id);
    return { data: presentListed({ ...user, ride_count: all }) };
  });

  registerRoute(
    app,
    customerRoutes.write,
    async ({ params, body, headers }, { caller, translate }) => {
      const key = headers.idempotencyKey ?? null;
      await writeLetter(deps, { customerId: params.id, ...body, actor: caller, key });
      return { message: translate('customers.written') };
    },
    records,
  );

  registerRoute(app, customerRoutes.exportData, async ({ params }, { translate }) => {
    const user = await requireCustomer(params.id);
    const language = z.parse(languageSchema, user.language);
    const data = await accounts.exportData({ id: user.id, email: contactAddress(user), language });
    return { message: translate('customers.exported'), data };
  });

  registerRoute(
    app,
    customerRoutes.remove,
    async ({ params, body }, { caller, translate }) => {
      await accounts.removeCustomer({ customerId: params.id, name: body.name, actor: caller });
      return { message: translate('customers.removed') };
    },
    records,
  );
}
