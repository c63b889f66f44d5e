import { ShellProvider } from '@livree/platform';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useShellHost } from '../host/shell-host.tsx';
import { useInstance } from './use-instance.ts';

/** Gives a remote's part the shell's services through `useShell()`; its reports name its own release. */
export function RemoteServices({ remoteId, children }: { remoteId: string; children: ReactNode }) {
  const host = useShellHost();
  const services = useMemo(() => host.bindServices(remoteId), [host, remoteId]);
  return (
    <ShellProvider services={services}>
      <I18nextProvider i18n={useInstance(host.i18n)}>{children}</I18nextProvider>
    </ShellProvider>
  );
}
