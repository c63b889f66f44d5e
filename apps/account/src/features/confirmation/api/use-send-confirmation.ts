import { send } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { useMutation, useShell } from '@livree/platform';

/** Mails another link that confirms the address. */
export function useSendConfirmation() {
  const { api } = useShell();
  return useMutation({ mutationFn: () => send(api, identityRoutes.sendConfirmation, {}) });
}
