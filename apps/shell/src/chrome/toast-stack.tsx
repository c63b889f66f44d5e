import { ToastStack as Stack } from '@livree/design-system/feedback';
import { useReadable } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useShellHost } from '../shell-host.tsx';

/** Messages from every remote in one stack. */
export function ToastStack() {
  const { t } = useTranslation('common');
  const { toasts } = useShellHost();
  const stack = useReadable(toasts.stack).map(({ kind, title, ...toast }) => ({
    ...toast,
    tone: kind,
    title: title ?? t(`toast.${kind}`),
  }));
  return (
    <Stack label={t('toast.region')} closeLabel={t('actions.close')} toasts={stack} onGone={toasts.dismiss} />
  );
}
