import { observable, type Readable } from '@livree/platform';
import type { ToastKind, ToastOptions, Toasts } from '@livree/platform/shell';

export interface ShownToast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly message: string;
  readonly options: ToastOptions;
}

/** Toasts that stay until they are dismissed, so that a test or a tester can read them. */
export function fakeToasts(): Toasts & { readonly shown: Readable<readonly ShownToast[]> } {
  const shown = observable<readonly ShownToast[]>([]);
  let count = 0;
  return {
    shown,
    show(kind, message, options = {}) {
      count += 1;
      const id = `toast-${count}`;
      shown.set([...shown.get(), { id, kind, message, options }]);
      return id;
    },
    dismiss: (id) => shown.set(shown.get().filter((toast) => toast.id !== id)),
  };
}
