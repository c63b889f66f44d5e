import { send } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import type { WithReauthentication } from '@livree/forms/reauthentication';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';

/** Unlinks the Google account and reloads the ways to sign in. */
export function useUnlinkGoogle(withReauthentication: WithReauthentication) {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => withReauthentication(() => send(api, identityRoutes.unlinkGoogle, {})),
    onSuccess: () => queries.invalidateQueries({ queryKey: signInMethodsQuery(api).queryKey }),
  });
}
