import { send } from '@livree/api-client';
import { settingsRoutes } from '@livree/contracts';
import { useMutation, useShell } from '@livree/platform';

/** Uploads the customer's picture; the header shows it at once. `onUpload` gets the sent share, 0 to 1. */
export function useUploadAvatar(onUpload: (share: number) => void) {
  const { api, session } = useShell();
  return useMutation({
    // It is pending from the press on, while the picture is still being cropped.
    mutationFn: async (picture: Promise<File>) =>
      send(api, settingsRoutes.uploadAvatar, { body: { avatar: await picture } }, { onUpload }),
    onSuccess: () => session.refresh().catch(() => undefined),
  });
}
