import type { ReactNode } from 'react';
import { createStore } from 'zustand';
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
  readonly below: ReactNode;
}

/** The page's only stack of messages. */
export function createToasts() {
  const stack = createStore<readonly Toast[]>(() => []);
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
        below: options.below,
      };
      stack.setState((shown) => [...shown, toast], true);
      return toast.id;
    },
    dismiss: (id) => stack.setState((shown) => shown.filter((toast) => toast.id !== id), true),
  };
  return { ...toasts, stack };
}

export type ToastService = ReturnType<typeof createToasts>;
