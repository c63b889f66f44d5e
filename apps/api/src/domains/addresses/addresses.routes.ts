import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, registerRoute } from '../../platform/http/index.ts';
import { listAddresses, removeAddress } from './addresses.repository.ts';
import { presentAddress } from './present-address.ts';
import { renameAddress, saveAddress } from './save-address.ts';

const limit = { max: 60, seconds: 60 };

/** A customer's own saved addresses; those of others do not exist for them. */
export function addressRoutes(app: FastifyInstance, deps: Deps): void {
  const { list, save, change, remove } = routes.addresses;

  registerRoute(app, list, async (_, { caller, translate }) => ({
    data: (await listAddresses(deps.db, caller.id)).map((row) => presentAddress(row, translate)),
  }));

  registerRoute(
    app,
    save,
    async ({ body }, { caller, token, translate }) => {
      const row = await saveAddress(deps, { userId: caller.id, token }, body);
      return { message: translate('addresses.saved'), data: presentAddress(row, translate) };
    },
    { limit },
  );

  registerRoute(
    app,
    change,
    async ({ params: { id }, body }, { caller, token, translate }) => {
      const row = await renameAddress(deps, { userId: caller.id, token }, { id, change: body });
      return { message: translate('addresses.changed'), data: presentAddress(row, translate) };
    },
    { limit },
  );

  registerRoute(app, remove, async ({ params: { id } }, { caller, translate }) => {
    if (!(await removeAddress(deps.db, caller.id, id))) throw new AppError('addresses.not_found');
    return { message: translate('addresses.removed') };
  });
}
