import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { ShellProvider, TextsProvider } from '@livree/platform';
import { ShellHostContext, type ShellHost } from './shell-host.tsx';

/** The providers around the router, the same on server and browser. */
export function App({ host, children }: { host: ShellHost; children: ReactNode }) {
  return (
    <ShellHostContext value={host}>
      <ShellProvider services={host.services}>
        <QueryClientProvider client={host.queries}>
          <TextsProvider value={host.texts}>{children}</TextsProvider>
        </QueryClientProvider>
      </ShellProvider>
    </ShellHostContext>
  );
}
