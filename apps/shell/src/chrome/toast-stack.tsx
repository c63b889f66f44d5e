import { ToastStack as Stack } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShellHost } from '../host/shell-host.tsx';

/** Messages from every remote in one stack. */
export function ToastStack() {
  const { t } = useTranslation('common');
  const { toasts } = useShellHost();
  const stack = useStore(toasts.stack).map(({ kind, title, ...toast }) => ({
    ...toast,
    tone: kind,
    title: title ?? t(`toast.${kind}`),
  }));
  return (
    <Stack label={t('toast.region')} closeLabel={t('actions.close')} toasts={stack} onGone={toasts.dismiss} />
  );
}
