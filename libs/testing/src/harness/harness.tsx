import type { Texts } from '@livree/i18n';
import { ShellProvider, TextsProvider, type Preference, type Remote } from '@livree/platform';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import type { FakeShell } from '../shell/fake-shell.ts';
import { Controls } from './controls.tsx';
import type { Settings } from './settings.ts';
import { ToastList } from './toast-list.tsx';

export interface HarnessProps {
  remote: Remote;
  shell: FakeShell;
  texts: Texts;
  queries: QueryClient;
  settings: Preference<Settings>;
  /** Without controls. */
  isBare: boolean;
}

/** The minimal page around a remote that runs alone. */
export function Harness({ remote, shell, texts, queries, settings, isBare }: HarnessProps) {
  return (
    <ShellProvider services={shell.services}>
      <QueryClientProvider client={queries}>
        <TextsProvider value={texts}>
          {isBare ? null : <Controls remote={remote} settings={settings} />}
          <main>
            <Outlet />
          </main>
          <ToastList toasts={shell.toasts} />
        </TextsProvider>
      </QueryClientProvider>
    </ShellProvider>
  );
}
