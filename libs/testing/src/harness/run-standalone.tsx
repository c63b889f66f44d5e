import '@livree/design-system/styles.css';
import { QueryClient } from '@tanstack/react-query';
import type { Texts } from '@livree/i18n';
import { observable, type Preference, type Remote } from '@livree/platform';
import { localStore } from '@livree/platform/shell';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { fakeShell, type FakeShell } from '../shell/fake-shell.ts';
import { connection } from './connection.ts';
import { createPlace } from './harness-place.tsx';
import { harnessRoutes } from './harness-routes.tsx';
import { Harness } from './harness.tsx';
import { keepSettings, readSettings, type Settings } from './settings.ts';
import { bring, textsOf } from './texts.ts';

/** Runs a remote alone in this document, with fake shell services and visible controls over them. */
export async function runStandalone(remote: Remote): Promise<void> {
  const settings = observable(readSettings());
  const { language, theme, accent } = settings.get();
  const texts = await textsOf(remote, language);
  const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const shell: FakeShell = fakeShell({
    connect: connection(settings.get),
    language,
    theme,
    accent,
    store: localStore(),
    navigation: {
      go: (path, options) => void router.navigate(path, options),
      prefetch: () => undefined,
    },
    Place: createPlace(remote),
  });
  const root = <Harness remote={remote} shell={shell} texts={texts} queries={queries} settings={settings} />;
  const router = createBrowserRouter([{ element: root, children: harnessRoutes(remote) }]);
  follow(settings, { remote, shell, texts, queries });
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <RouterProvider router={router} />,
  );
}

interface Followers {
  readonly remote: Remote;
  readonly shell: FakeShell;
  readonly texts: Texts;
  readonly queries: QueryClient;
}

/** Lets both the controls and the remote change language, theme and accent. */
function follow(settings: Preference<Settings>, { remote, shell, texts, queries }: Followers): void {
  const { language, theme, accent } = shell.services;

  function apply() {
    const { language: spoken, theme: mode, accent: colour, api, fault } = settings.get();
    Object.assign(document.documentElement.dataset, { mode, accent: colour });
    document.documentElement.lang = spoken;
    keepSettings({ language: spoken, theme: mode, accent: colour, api, fault });
    theme.set(mode);
    accent.set(colour);
    if (language.get() === spoken) return;
    void bring(texts, remote, spoken).then(() => language.set(spoken));
  }

  let source = `${settings.get().api} ${settings.get().fault}`;
  settings.subscribe(() => {
    apply();
    const chosen = `${settings.get().api} ${settings.get().fault}`;
    if (chosen !== source) void queries.resetQueries();
    source = chosen;
  });
  language.subscribe(() => settings.set({ ...settings.get(), language: language.get() }));
  theme.subscribe(() => settings.set({ ...settings.get(), theme: theme.get() }));
  accent.subscribe(() => settings.set({ ...settings.get(), accent: accent.get() }));
  apply();
}
