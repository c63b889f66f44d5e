import { send } from '@livree/api-client';
import { settingsRoutes, type ProfileRequest } from '@livree/contracts';
import { queryKey, useQueryClient, useShell } from '@livree/platform';

/** Changes the profile; the header and every screen with it update. Returns the server's message. */
export function useUpdateProfile() {
  const { api, session } = useShell();
  const queries = useQueryClient();
  return async (body: ProfileRequest): Promise<string | undefined> => {
    const { data, message } = await send(api, settingsRoutes.updateProfile, { body });
    queries.setQueryData(queryKey('account', 'me'), data);
    void session.refresh().catch(() => undefined);
    return message;
  };
}
