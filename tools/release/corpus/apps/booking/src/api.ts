import { send, type Transport } from '@livree/api-client';
import { contactRoutes, fleetRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The vehicles to choose from. */
export const vehiclesQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('booking', 'vehicles'),
    queryFn: async ({ signal }) => {
      const { data } = await send(api, fleetRoutes.list, { query: { type: 'berline' } }, { signal });
      return data.data.map(({ id, name }) => ({ id: String(id), label: name }));
    },
  });

/** Sends a question to the house. */
export const ask = (api: Transport, message: string) =>
  send(api, contactRoutes.send, {
    body: { name: 'Visitor', email: 'visitor@example.com', subject: 'inquiry', message },
  });
