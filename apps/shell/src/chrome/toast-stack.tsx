import { useEffect, useState } from 'react';
import { Toast as ToastCard } from '@livree/design-system/base';
import { useMessages, useReadable } from '@livree/platform';
import type { Toast } from '../services/toasts.ts';
import { useShellHost } from '../shell-host.tsx';
import * as styles from './toast-stack.module.css';

/** Milliseconds of the way out. */
const exit = 300;

/** Messages from every remote in one stack; errors interrupt a screen reader, the rest wait. */
export function ToastStack() {
  const { t } = useMessages('common');
  const { toasts } = useShellHost();
  const stack = useReadable(toasts.stack);
  const urgent = stack.filter(({ kind }) => kind === 'error');
  const calm = stack.filter(({ kind }) => kind !== 'error');
  return (
    // The mark keeps the stack in reach of a screen reader while a modal dialog hides the rest.
    <section className={styles.stack} aria-label={t('toast.region')} data-react-aria-top-layer="true">
      <div role="alert">
        {urgent.map((toast) => (
          <TimedToast key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status">
        {calm.map((toast) => (
          <TimedToast key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}

function TimedToast({ toast }: { toast: Toast }) {
  const { t } = useMessages('common');
  const { toasts } = useShellHost();
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (held || leaving || toast.duration === 0) return;
    const timer = setTimeout(() => setLeaving(true), toast.duration);
    return () => clearTimeout(timer);
  }, [held, leaving, toast.duration]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => toasts.dismiss(toast.id), exit);
    return () => clearTimeout(timer);
  }, [leaving, toast.id, toasts]);

  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const letGo = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  return (
    <div className={styles.toast} data-leaving={leaving} {...hold} {...letGo}>
      <ToastCard
        tone={toast.kind}
        title={toast.title ?? t(`toast.${toast.kind}`)}
        duration={held ? 0 : toast.duration}
        closeLabel={t('actions.close')}
        onClose={() => setLeaving(true)}
      >
        {toast.message}
      </ToastCard>
    </div>
  );
}
