import { useQueryClient, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';

/**
 * How the form of an act ends: with a toast and everything reloaded, or with the sentence that it was not done.
 * @param failed that sentence, if the server has none
 */
export function useFormEnd(failed?: string) {
  const { t } = useTranslation('operations');
  const { toasts } = useShell();
  const queries = useQueryClient();
  return {
    onSent({ message }: { readonly message?: string | undefined }): undefined {
      toasts.show('success', message ?? t('frame.done'));
      void queries.invalidateQueries();
    },
    failed: failed ?? t('frame.notDone'),
  };
}
