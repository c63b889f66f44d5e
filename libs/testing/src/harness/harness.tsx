import { ShellProvider, type Remote } from '@livree/platform';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import type { StoreApi } from 'zustand';
import type { FakeShell } from '../shell/fake-shell.ts';
import { Controls } from './controls.tsx';
import type { Settings } from './settings.ts';
import { ToastList } from './toast-list.tsx';

export interface HarnessProps {
  remote: Remote;
  shell: FakeShell;
  i18n: I18n;
  queries: QueryClient;
  settings: StoreApi<Settings>;
  /** Without controls. */
  isBare: boolean;
}

/** The minimal page around a remote that runs alone. */
export function Harness({ remote, shell, i18n, queries, settings, isBare }: HarnessProps) {
  return (
    <ShellProvider services={shell.services}>
      <QueryClientProvider client={queries}>
        <I18nextProvider i18n={i18n}>
          {isBare ? null : <Controls remote={remote} settings={settings} />}
          <main>
            <Outlet />
          </main>
          <ToastList toasts={shell.toasts} />
        </I18nextProvider>
      </QueryClientProvider>
    </ShellProvider>
  );
}
