import { ApiError, send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The outcome of a link that confirms the address: used now or before, or refused. */
export type Confirmation =
  | { readonly outcome: 'confirmed' | 'already'; readonly message: string | undefined }
  | { readonly outcome: 'invalid' | 'another'; readonly message: string };

const refusals: Readonly<Record<string, 'invalid' | 'another'>> = {
  'identity.confirmation_link_invalid': 'invalid',
  'identity.confirmation_of_another': 'another',
};

/** Uses a link once. Rejects if the server cannot tell. */
export const confirmationQuery = (api: Transport, token: string) =>
  queryOptions({
    queryKey: queryKey('account', 'confirmation', token),
    queryFn: async ({ signal }): Promise<Confirmation> => {
      try {
        const { data, message } = await send(
          api,
          identityRoutes.confirmEmail,
          { body: { token } },
          { signal },
        );
        return { outcome: data.wasConfirmed ? 'already' : 'confirmed', message };
      } catch (error) {
        const outcome = error instanceof ApiError ? refusals[error.code] : undefined;
        if (outcome === undefined || !(error instanceof ApiError)) throw error;
        return { outcome, message: error.message };
      }
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
