import { send } from '@livree/api-client';
import { settingsRoutes } from '@livree/contracts';
import { useMutation, useShell } from '@livree/platform';

/** Removes the customer's picture; the header shows their initials at once. */
export function useRemoveAvatar() {
  const { api, session } = useShell();
  return useMutation({
    mutationFn: () => send(api, settingsRoutes.removeAvatar, {}),
    onSuccess: () => session.refresh().catch(() => undefined),
  });
}
