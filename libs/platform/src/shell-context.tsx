import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useReadable } from './readable.ts';
import type { Draft, DraftOptions, SessionState, ShellServices } from './shell-services.ts';

const ShellContext = createContext<ShellServices | undefined>(undefined);

/** Gives the services to everything below. Used by the shell and by the test harness alone. */
export function ShellProvider({ services, children }: { services: ShellServices; children: ReactNode }) {
  return <ShellContext value={services}>{children}</ShellContext>;
}

/** What the shell offers this remote. Throws outside of a shell or harness. */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (services === undefined) throw new Error('useShell() needs a shell above it');
  return services;
}

/** The visitor's session; renders again when it starts or ends. */
export function useSession(): SessionState {
  return useReadable(useShell().session);
}

/** A draft that stays the same object between renders. */
export function useDraft<T>(options: DraftOptions<T>): Draft<T> {
  const shell = useShell();
  const { name, version, schema, migrate } = options;
  return useMemo(
    () => shell.draft({ name, version, schema, ...(migrate === undefined ? {} : { migrate }) }),
    [shell, name, version, schema, migrate],
  );
}
