import { ShellProvider } from '@livree/platform';
import { isTrial, releaseName } from '@livree/release';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useShellHost } from '../host/shell-host.tsx';
import type { Load } from './load.ts';
import { useInstance } from './use-instance.ts';

interface Props {
  remoteId: string;
  /** The part. */
  load: Load<unknown>;
  children: ReactNode;
}

/**
 * Gives a remote's part the shell's services through `useShell()`; its reports name its own release. In a test visit, a
 * box without a shape says to the map which release that is.
 */
export function RemoteServices({ remoteId, load: { waits }, children }: Props) {
  const host = useShellHost();
  const services = useMemo(() => host.bindServices(remoteId, waits), [host, remoteId, waits]);
  const i18n = useInstance(host.i18n);
  const release = isTrial(host.composition) ? host.library.release(remoteId) : undefined;
  return (
    <ShellProvider services={services}>
      <I18nextProvider i18n={i18n}>
        {release ? (
          <div data-release={releaseName(remoteId, release.version)} style={{ display: 'contents' }}>
            {children}
          </div>
        ) : (
          children
        )}
      </I18nextProvider>
    </ShellProvider>
  );
}
