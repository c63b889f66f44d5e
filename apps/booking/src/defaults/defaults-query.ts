import { send, type Transport } from '@livree/api-client';
import { settingsRoutes, type Settings } from '@livree/contracts';
import { queryKey, queryOptions, useQuery, useSession, useShell } from '@livree/platform';

/** A customer's defaults for new reservations. */
export type Defaults = Settings['reservations'];

function defaultsQuery(api: Transport, customerId: number) {
  return queryOptions({
    queryKey: queryKey('booking', 'defaults', customerId),
    queryFn: async ({ signal }): Promise<Defaults> =>
      (await send(api, settingsRoutes.read, {}, { signal })).data.reservations,
    // The settings are on another page, and the customer may have changed them a moment ago.
    staleTime: 0,
  });
}

/** The signed-in customer's defaults; undefined for visitors and until they are loaded. */
export function useDefaults(): Defaults | undefined {
  const { api } = useShell();
  const session = useSession();
  const customerId = session.status === 'signed-in' ? session.user.id : 0;
  return useQuery({ ...defaultsQuery(api, customerId), enabled: customerId !== 0 }).data;
}
