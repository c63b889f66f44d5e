import { ShellProvider } from '@livree/platform';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ShellHostContext, type ShellHost } from './host/shell-host.tsx';

/** The providers around the router, the same on server and browser. */
export function App({ host, children }: { host: ShellHost; children: ReactNode }) {
  return (
    <ShellHostContext value={host}>
      <ShellProvider services={host.services}>
        <QueryClientProvider client={host.queries}>
          <I18nextProvider i18n={host.i18n}>{children}</I18nextProvider>
        </QueryClientProvider>
      </ShellProvider>
    </ShellHostContext>
  );
}
