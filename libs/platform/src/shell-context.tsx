import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Draft, DraftOptions, SessionState, ShellServices } from './shell-services.ts';

const ShellContext = createContext<ShellServices | undefined>(undefined);

/** Provides the services to everything below. Only the shell and the test harness use it. */
export function ShellProvider({ services, children }: { services: ShellServices; children: ReactNode }) {
  return <ShellContext value={services}>{children}</ShellContext>;
}

/** The shell's services for this remote. Throws outside a shell or harness. */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (services === undefined) throw new Error('useShell() must be called inside a shell or harness');
  return services;
}

/** The visitor's session; renders again when it starts or ends. */
export function useSession(): SessionState {
  return useStore(useShell().session);
}

/** A draft that keeps its identity between renders, whatever is written inline: its name and version say what it is. */
export function useDraft<T>(options: DraftOptions<T>): Draft<T> {
  const shell = useShell();
  const { name, version } = options;
  // oxlint-disable-next-line react/exhaustive-deps -- a function that is written inline is another one in each render
  return useMemo(() => shell.draft(options), [shell, name, version]);
}
