import { send } from '@livree/api-client';
import { settingsRoutes } from '@livree/contracts';
import { useMutation, useShell } from '@livree/platform';

/** Sends a picture as the customer's own; the header shows it at once. `onUpload` hears how much has left, 0 to 1. */
export function useUploadAvatar(onUpload: (share: number) => void) {
  const { api, session } = useShell();
  return useMutation({
    // It is under way from the moment it is pressed, while the picture is still being cut.
    mutationFn: async (picture: Promise<File>) =>
      send(api, settingsRoutes.uploadAvatar, { body: { avatar: await picture } }, { onUpload }),
    onSuccess: () => session.refresh().catch(() => undefined),
  });
}
