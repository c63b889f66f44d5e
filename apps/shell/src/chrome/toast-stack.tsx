import { TextLink } from '@livree/design-system/actions';
import { ToastStack as Stack } from '@livree/design-system/feedback';
import type { ToastAction } from '@livree/platform/shell';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShellHost } from '../host/shell-host.tsx';
import * as styles from './toast-stack.module.css';

/** Messages from every remote in one stack. */
export function ToastStack() {
  const { t } = useTranslation('common');
  const { toasts } = useShellHost();
  const stack = useStore(toasts.stack).map(({ kind, title, message, actions = [], ...toast }) => ({
    ...toast,
    tone: kind,
    title: title ?? t(`toast.${kind}`),
    message: (
      <>
        {message}
        <Actions actions={actions} onGone={() => toasts.dismiss(toast.id)} />
      </>
    ),
  }));
  return (
    <Stack label={t('toast.region')} closeLabel={t('actions.close')} toasts={stack} onGone={toasts.dismiss} />
  );
}

/** What the visitor can do about a message, below it; it goes with the press. */
function Actions({ actions, onGone }: { actions: readonly ToastAction[]; onGone: () => void }) {
  if (actions.length === 0) return null;
  return (
    <span className={styles.actions}>
      {actions.map(({ label, act }) => (
        <TextLink
          key={label}
          onClick={() => {
            onGone();
            act();
          }}
        >
          {label}
        </TextLink>
      ))}
    </span>
  );
}
