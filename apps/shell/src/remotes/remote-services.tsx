import { ShellProvider } from '@livree/platform';
import { useMemo, type ReactNode } from 'react';
import { useShellHost } from '../shell-host.tsx';

/** Gives a remote's part the shell's services through `useShell()`; its reports name its own release. */
export function RemoteServices({ remoteId, children }: { remoteId: string; children: ReactNode }) {
  const host = useShellHost();
  const services = useMemo(() => host.servicesOf(remoteId), [host, remoteId]);
  return <ShellProvider services={services}>{children}</ShellProvider>;
}
