import { send } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import type { AsHolder } from '../../../forms/use-holder.tsx';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';

/** Unlinks the Google account and reloads the ways to sign in. */
export function useUnlinkGoogle(asHolder: AsHolder) {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => asHolder(() => send(api, identityRoutes.unlinkGoogle, {})),
    onSuccess: () => queries.invalidateQueries({ queryKey: signInMethodsQuery(api).queryKey }),
  });
}
