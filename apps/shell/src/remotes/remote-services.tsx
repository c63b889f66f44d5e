import { ShellProvider } from '@livree/platform';
import { useMemo, type ReactNode } from 'react';
import { useShellHost } from '../shell-host.tsx';

/** What a remote's part finds with `useShell()`: the shell's services, its reports stamped with its own release. */
export function RemoteServices({ remoteId, children }: { remoteId: string; children: ReactNode }) {
  const host = useShellHost();
  const services = useMemo(() => host.servicesOf(remoteId), [host, remoteId]);
  return <ShellProvider services={services}>{children}</ShellProvider>;
}
