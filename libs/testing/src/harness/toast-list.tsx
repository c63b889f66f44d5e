import { Toast } from '@livree/design-system/feedback';
import { useShell, type ReadonlyStore } from '@livree/platform';
import type { Toast as ShownToast } from '@livree/platform/shell';
import { useStore } from 'zustand';
import * as styles from './harness.module.css';

/** Every toast that was shown, until it is closed. */
export function ToastList({ toasts }: { toasts: ReadonlyStore<readonly ShownToast[]> }) {
  const shell = useShell();
  return (
    <ol className={styles.toasts} aria-live="polite">
      {useStore(toasts).map(({ id, kind, title, message, below }) => (
        <li key={id}>
          <Toast
            tone={kind}
            title={title ?? kind}
            closeLabel="Close"
            onClose={() => shell.toasts.dismiss(id)}
          >
            {message}
            {below}
          </Toast>
        </li>
      ))}
    </ol>
  );
}
