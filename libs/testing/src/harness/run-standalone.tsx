import '@livree/design-system/styles.css';
import type { PageTexts } from '@livree/i18n/instance';
import type { Remote } from '@livree/platform';
import { localStore, memoryStore, tabStore } from '@livree/platform/shell';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createStore, type StoreApi } from 'zustand';
import { buildFollowingConfig } from '../builders/index.ts';
import { clockFrom } from '../clock.ts';
import { createState } from '../fake-api/state.ts';
import { fakeShell, type FakeShell } from '../shell/fake-shell.ts';
import type { StateLink } from '../states/define-states.ts';
import { readSituation } from '../states/read-situation.ts';
import type { ReadSituation } from '../states/situation.ts';
import { announceGiven } from './announce.ts';
import { connection } from './connection.ts';
import { countCalls } from './count-calls.ts';
import { GalleryPage, galleryPath, isFramed } from './gallery-page.tsx';
import { createPlace } from './harness-place.tsx';
import { harnessRoutes } from './harness-routes.tsx';
import { Harness } from './harness.tsx';
import { scrollAlone } from './scroll-alone.ts';
import { saveSettings, readSettings, type Settings } from './settings.ts';
import { enterSituation, showSituation } from './show-situation.ts';
import { registerTexts, loadTexts } from './texts.ts';

const usualLatencyMs = 250;

/** The situation of this address. @throws Error for one that cannot be read, after the page says so */
function situationHere(): ReadSituation | undefined {
  try {
    return readSituation(new URLSearchParams(location.search));
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    document.documentElement.dataset['situation'] = sentence;
    document.body.textContent = sentence;
    throw error;
  }
}

/**
 * Runs a remote alone in this document, with fake shell services and visible controls over them. `states` are those
 * of its gallery; the address of a state starts in its situation.
 */
export async function runStandalone(remote: Remote, states: readonly StateLink[] = []): Promise<void> {
  const situation = situationHere();
  if (window.parent !== window) scrollAlone();
  const settings = createStore(() => readSettings(situation !== undefined));
  const { language, theme, accent } = settings.getState();
  const texts = await loadTexts(remote, language);
  const queries = new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      // A state shows at once, without three retries.
      queries: situation === undefined ? {} : { retry: false },
    },
  });
  const now = clockFrom(situation?.now);
  const state = Object.assign(
    createState(now()),
    situation?.follows && { config: buildFollowingConfig() },
    situation?.given,
  );
  const calls = countCalls(
    connection({
      settings: settings.getState,
      state,
      latency: situation === undefined ? usualLatencyMs : 0,
      answers: situation?.answers ?? {},
    }),
  );
  const shell: FakeShell = fakeShell({
    connect: calls.connect,
    config: state.config,
    now,
    language,
    theme,
    accent,
    store: situation === undefined ? localStore() : memoryStore(),
    tab: situation === undefined ? tabStore() : memoryStore(),
    navigation: {
      go: (path, options) => void router.navigate(path, options),
      prefetch: () => undefined,
    },
    Place: createPlace(remote),
  });
  // A page shows amounts of the configuration too, such as the least price of a service.
  announceGiven(shell.services.config);
  const root = (
    <Harness
      remote={remote}
      shell={shell}
      i18n={texts.i18n}
      queries={queries}
      settings={settings}
      isBare={isFramed(location.search)}
    />
  );
  if (situation !== undefined) enterSituation(situation, shell, state);
  const gallery = { path: galleryPath, element: <GalleryPage states={states} settings={settings} /> };
  const router = createBrowserRouter([{ element: root, children: [...harnessRoutes(remote), gallery] }]);
  follow(settings, { remote, shell, texts, queries }, situation === undefined);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <RouterProvider router={router} />,
  );
  if (situation === undefined) return;
  const isWaiting = () => calls.open() > 0;
  await showSituation(situation, { texts, language, remoteId: remote.id, isWaiting });
}

interface Followers {
  readonly remote: Remote;
  readonly shell: FakeShell;
  readonly texts: PageTexts;
  readonly queries: QueryClient;
}

/** Lets both the controls and the remote change language, theme and accent. */
function follow(
  settings: StoreApi<Settings>,
  { remote, shell, texts, queries }: Followers,
  isKept: boolean,
): void {
  const { language, theme, accent } = shell.services;

  function apply() {
    const { language: spoken, theme: mode, accent: colour, api, fault } = settings.getState();
    Object.assign(document.documentElement.dataset, { mode, accent: colour });
    document.documentElement.lang = spoken;
    if (isKept) saveSettings({ language: spoken, theme: mode, accent: colour, api, fault });
    theme.set(mode);
    accent.set(colour);
    if (language.getState() === spoken) return;
    void registerTexts(texts, remote, spoken)
      .then(() => texts.i18n.changeLanguage(spoken))
      .then(() => language.set(spoken));
  }

  let source = `${settings.getState().api} ${settings.getState().fault}`;
  settings.subscribe(() => {
    apply();
    const chosen = `${settings.getState().api} ${settings.getState().fault}`;
    if (chosen !== source) void queries.resetQueries();
    source = chosen;
  });
  language.subscribe(() => settings.setState({ language: language.getState() }));
  theme.subscribe(() => settings.setState({ theme: theme.getState() }));
  accent.subscribe(() => settings.setState({ accent: accent.getState() }));
  apply();
}
