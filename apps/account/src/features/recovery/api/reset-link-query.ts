import { ApiError, send, type Transport } from '@livree/api-client';
import { identityRoutes, type ResetLink } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Whether a link is valid; requested once. Rejects if the server cannot tell. */
export const resetLinkQuery = (api: Transport, link: ResetLink) =>
  queryOptions({
    queryKey: queryKey('account', 'reset-link', link.token),
    queryFn: async ({ signal }) => {
      try {
        await send(api, identityRoutes.checkResetLink, { body: link }, { signal });
        return { isGood: true } as const;
      } catch (error) {
        if (error instanceof ApiError && error.status === 422)
          return { isGood: false, message: error.message } as const;
        throw error;
      }
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
