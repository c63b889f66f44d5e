import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Toast } from '../toast/toast.tsx';
import type { ToastProps } from '../toast/toast.tsx';
import * as styles from './toast-stack.module.css';

/** Milliseconds of the exit animation. */
const exit = 300;

export interface StackedToast {
  id: string;
  tone: NonNullable<ToastProps['tone']>;
  title: ReactNode;
  message?: ReactNode;
  /** Buttons for what can be done about it. */
  below?: ReactNode;
  /** In ms; 0 stays until it is closed. */
  duration: number;
}

export interface ToastStackProps {
  /** Names the region for screen readers. */
  label: string;
  closeLabel: string;
  toasts: readonly StackedToast[];
  /** Called after a toast has disappeared. */
  onGone: (id: string) => void;
}

/**
 * Toasts in the corner of the window; errors interrupt a screen reader, others wait. Pointer and focus pause them.
 */
export function ToastStack({ label, toasts, ...shared }: ToastStackProps) {
  const urgent = toasts.filter(({ tone }) => tone === 'error');
  const calm = toasts.filter(({ tone }) => tone !== 'error');
  return (
    // The attribute keeps the stack accessible while a modal dialog hides the rest.
    <section className={styles.stack} aria-label={label} data-react-aria-top-layer="true">
      <div role="alert">
        {urgent.map((toast) => (
          <TimedToast key={toast.id} toast={toast} {...shared} />
        ))}
      </div>
      <div role="status">
        {calm.map((toast) => (
          <TimedToast key={toast.id} toast={toast} {...shared} />
        ))}
      </div>
    </section>
  );
}

type TimedToastProps = Pick<ToastStackProps, 'closeLabel' | 'onGone'> & { toast: StackedToast };

function TimedToast({
  toast: { id, tone, title, message, below, duration },
  closeLabel,
  onGone,
}: TimedToastProps) {
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (held || leaving || duration === 0) return;
    const timer = setTimeout(() => setLeaving(true), duration);
    return () => clearTimeout(timer);
  }, [held, leaving, duration]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => onGone(id), exit);
    return () => clearTimeout(timer);
  }, [leaving, id, onGone]);

  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const letGo = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  return (
    <div className={styles.toast} data-leaving={leaving} {...hold} {...letGo}>
      <Toast
        tone={tone}
        title={title}
        duration={held ? 0 : duration}
        closeLabel={closeLabel}
        onClose={() => setLeaving(true)}
      >
        {message}
        {below}
      </Toast>
    </div>
  );
}
