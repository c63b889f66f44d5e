import { send, type Transport } from '@livree/api-client';
import { peopleRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Whom a link invites to what; asked once. */
export const invitationQuery = (api: Transport, token: string) =>
  queryOptions({
    queryKey: queryKey('account', 'invitation', token),
    queryFn: async ({ signal }) =>
      (await send(api, peopleRoutes.checkInvitation, { body: { token } }, { signal })).data,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
