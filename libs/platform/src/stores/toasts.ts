import { observable } from '../observable.ts';
import type { ToastKind, Toasts } from '../shell-services.ts';

/** Milliseconds on screen by kind, from the specification. */
const durations: Readonly<Record<ToastKind, number>> = {
  success: 5000,
  error: 7000,
  warning: 6000,
  info: 5000,
};

export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly title: string | undefined;
  readonly message: string;
  /** 0 stays until dismissed. */
  readonly duration: number;
}

/** The page's only stack of messages. */
export function createToasts() {
  const stack = observable<readonly Toast[]>([]);
  let count = 0;
  const toasts: Toasts = {
    show(kind, message, options = {}) {
      count += 1;
      const toast: Toast = {
        id: `toast-${count}`,
        kind,
        message,
        title: options.title,
        duration: options.duration ?? durations[kind],
      };
      stack.set([...stack.get(), toast]);
      return toast.id;
    },
    dismiss: (id) => stack.set(stack.get().filter((toast) => toast.id !== id)),
  };
  return { ...toasts, stack };
}

export type ToastService = ReturnType<typeof createToasts>;
