import { fetchTransport } from '@livree/api-client';
import { withOverrides, type DocumentMessages, type DocumentState } from '@livree/document';
import { observable, type ShellServices } from '@livree/platform';
import type { Navigation } from '@livree/platform/shell';
import { routeOwner } from '@livree/release';
import { hydrate, QueryClient } from '@tanstack/react-query';
import { onceIdle } from './idle-work.ts';
import { loadShellMessages } from './messages.ts';
import { PlacedSlot } from './remotes/placed-slot.tsx';
import { createRemoteLibrary, type RemoteSource } from './remotes/remote-library.ts';
import { createConsent } from './services/consent.ts';
import { createDrafts } from './services/drafts.ts';
import type { OfflineHouse } from './services/keep-for-offline.ts';
import { createLanguageChoice } from './services/language-choice.ts';
import {
  addressLanguage,
  ownPathname,
  rememberLanguage,
  rememberedLanguage,
} from './services/language-memory.ts';
import { createI18n, createLanguage } from './services/language.ts';
import { createAccent, createTheme } from './services/preferences.ts';
import { createPush } from './services/push.ts';
import { noteSessionEnd } from './services/session-end.ts';
import { createSession } from './services/session.ts';
import { localStore } from './services/storage.ts';
import { createTelemetry, sendBeacon } from './services/telemetry.ts';
import { createToasts } from './services/toasts.ts';
import type { ShellHost } from './shell-host.tsx';
import { createVisit } from './visit.ts';

/** Milliseconds that fetched data counts as fresh; the server's own data included. */
const freshness = 30_000;

/** Builds everything the shell offers in a browser. `go` is the router's, `source` where remotes come from. */
export function createBrowserHost({
  document,
  messages,
  source,
  go,
}: {
  document: DocumentState;
  messages: DocumentMessages;
  source: RemoteSource;
  go: Navigation['go'];
}): ShellHost {
  const store = localStore();
  const clock = { now: () => new Date() };
  const toasts = createToasts();
  const consent = createConsent(store, clock);
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshness, retry: 1 },
      // Without a connection an act fails at once and says so; it does not wait and happen unseen later.
      mutations: { networkMode: 'always' },
    },
  });
  if (document.state !== null) hydrate(queries, document.state.queries);

  const i18n = createI18n(document.language, messages, (namespace) => void language.fallBack(namespace));
  const language = createLanguage(i18n, document.language, loadShellMessages);
  // What was read before is in the language spoken then.
  language.current.subscribe(() => void queries.invalidateQueries());
  const telemetryOf = (remote: string, version: string) =>
    createTelemetry(sendBeacon, { remote, version, language: language.current.get });
  const t = i18n.getFixedT(null, 'common');

  const api = fetchTransport({
    baseUrl: '/backend/public/api',
    token: () => session.token() ?? undefined,
    language: language.current.get,
    onAnswer: (headers) => noteSessionEnd(store, clock, headers),
    on401: () => {
      // Several calls may learn it at once.
      if (session.token() === null) return;
      // A page for customers leads to the log-in page by its own guard; on any other the reader stays, undisturbed.
      const owned = routeOwner(document.composition.remotes, ownPathname());
      const isClosed = owned?.path.access === 'customer';
      session.expire();
      if (isClosed) toasts.show('warning', t('errors.sessionExpired'));
    },
  });
  const drafts = createDrafts(store, clock, () => toasts.show('info', t('draft.dropped')));
  const session = createSession(
    store,
    {
      me: async () => (await import('./services/session-calls.ts')).me(api),
      logout: async () => (await import('./services/session-calls.ts')).logout(api),
    },
    { ended: () => queries.clear(), signedOut: drafts.clearAll },
  );
  const library = createRemoteLibrary({
    composition: document.composition,
    source,
    messages: language.loader,
    onFailure: ({ remote, version, error }) => telemetryOf(remote, version).error(error),
  });
  const isSessionEnding = observable(false);
  const choices = {
    language: createLanguageChoice(language, store, clock),
    theme: createTheme(store, clock),
    accent: createAccent(store, clock),
  };
  const services: ShellServices = {
    session,
    navigation: {
      go: (path, options) => go(withOverrides(path, location.search), options),
      prefetch: library.prefetch,
    },
    toasts,
    consent,
    config: document.config,
    telemetry: telemetryOf('shell', document.composition.shell),
    clock,
    api,
    ...choices,
    push: createPush(api),
    slots: { Place: PlacedSlot },
    draft: drafts.open,
  };
  return {
    composition: document.composition,
    library,
    visit: createVisit({ serverRendered: document.rendered, firstPathname: ownPathname() }),
    queries,
    i18n,
    services,
    servicesOf(remote) {
      const version = library.release(remote)?.version ?? 'none';
      return { ...services, telemetry: telemetryOf(remote, version) };
    },
    toasts,
    consent,
    isSessionEnding,
    start() {
      consent.start();
      session.start();
      const kept = rememberedLanguage(store);
      const shown = language.current.get();
      if (addressLanguage() !== undefined) rememberLanguage(store, shown);
      else if (kept !== shown) choices.language.adopt(kept);
      if (session.token() !== null) void session.refresh().catch(() => undefined);
      onceIdle(async () => {
        const { accompany } = await import('./services/accompany.ts');
        const shellText = i18n.getFixedT(null, 'shell');
        const offline: OfflineHouse = {
          api,
          brand: document.config.brand,
          language: language.current,
          t: (key, values) => shellText(key, { ...values }),
          now: clock.now,
        };
        accompany({ api, session, store, clock, choices, isSessionEnding, offline });
      });
    },
  };
}
