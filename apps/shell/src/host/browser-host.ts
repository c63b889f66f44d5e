import { withOverrides, type DocumentMessages, type DocumentState } from '@livree/document';
import { createPageTexts } from '@livree/i18n/instance';
import type { ShellServices } from '@livree/platform';
import { endPin } from '@livree/platform/pin';
import {
  createConsent,
  createDrafts,
  createToasts,
  localStore,
  tabStore,
  type Navigation,
} from '@livree/platform/shell';
import { isTrial, routeOwner, shellId } from '@livree/release';
import { createStore } from 'zustand';
import { createLanguageChoice } from '../language/language-choice.ts';
import { ownPathname } from '../language/language-memory.ts';
import { createLanguage } from '../language/language.ts';
import { guardDepartures } from '../limits/guard-departures.ts';
import { limitServices } from '../limits/limit-services.ts';
import { createAccent, createTheme } from '../look/look.ts';
import type { OfflineContent } from '../offline/keep-offline-page.ts';
import { prefetcherOnDemand } from '../prefetch/prefetcher-on-demand.ts';
import { createActs, noteFailures } from '../problem/acts.ts';
import type { ProblemState } from '../problem/problem-state.ts';
import { createPush } from '../push/push.ts';
import { PlacedSlot } from '../remotes/placed-slot.tsx';
import { createRemoteLibrary, type RemoteSource } from '../remotes/remote-library.ts';
import { prefetchContext } from '../routing/prefetch-context.ts';
import { createSessionApi } from '../session/session-api.ts';
import { startVisit } from '../start/start-visit.ts';
import { createTelemetry, failureReport, sendBeacon, type Stamp } from '../telemetry/telemetry.ts';
import { shellMessages } from '../texts/shell-messages.ts';
import { createQueries, findArrival } from './queries.ts';
import type { ShellHost } from './shell-host.tsx';
import { createVisit } from './visit.ts';

export interface BrowserHostOptions {
  readonly document: DocumentState;
  readonly messages: DocumentMessages;
  /** Where remotes are loaded from. */
  readonly source: RemoteSource;
  /** The router's navigation. */
  readonly go: Navigation['go'];
}

/** Creates everything that the shell offers in a browser. */
export function createBrowserHost({ document, messages, source, go }: BrowserHostOptions): ShellHost {
  const { composition, config } = document;
  const store = localStore();
  // A test visit neither reads nor changes the customer's session and drafts.
  const tab = tabStore();
  const own = isTrial(composition) ? tab : store;
  const clock = { now: () => new Date() };
  const toasts = createToasts();
  const consent = createConsent(store, clock);
  const acts = createActs();
  const report = noteFailures(sendBeacon, acts);
  const queries = createQueries(document.state?.queries, findArrival(clock.now()));

  const texts = createPageTexts(document.language, {
    onMissing: (namespace) => void language.fallBack(namespace),
  });
  for (const [namespace, tree] of Object.entries(messages))
    texts.add(document.language, namespace, tree, document.state !== null);
  const { i18n } = texts;
  const language = createLanguage(texts, document.language, shellMessages);
  // Cached data is in the previous language.
  language.current.subscribe(() => void queries.invalidateQueries());
  const makeStamp = (part: string): Stamp => ({
    remote: part,
    version: part === shellId ? composition.shell : (library.release(part)?.version ?? 'none'),
    language: language.current.getState(),
  });
  const completeTexts = () => language.complete('shell');
  const shellText = i18n.getFixedT(null, 'shell');
  const watched = {
    composition,
    makeStamp,
    send: report,
  };
  guardDepartures((...departure) => {
    void import(/* webpackChunkName: 'limits' */ '../limits/judge-departure.ts').then(({ judgeDeparture }) =>
      judgeDeparture(watched, ...departure),
    );
  });
  const createTelemetryFor = (part: string) => createTelemetry(report, () => makeStamp(part));

  const createDraftsFor = (part: string) =>
    createDrafts(own, clock, () => {
      toasts.show('info', i18n.t('draft.dropped'));
      createTelemetryFor(part).error(new Error('a draft was dropped'), { where: 'draft' });
    });
  const made: string[] = [];
  const { api, session } = createSessionApi({
    made,
    acts,
    store: own,
    isTrial: isTrial(composition),
    clock,
    language: language.current.getState,
    ended: () => queries.clear(),
    replaced: () => void queries.resetQueries(),
    signedOut: () => {
      createDraftsFor(shellId).clearAll();
      endPin();
    },
    expired: () => {
      // The guard of a page for customers redirects to the login page; on any other page, the reader stays.
      const owned = routeOwner(composition.remotes, ownPathname());
      if ((owned?.path.access ?? 'public') !== 'public')
        toasts.show('warning', i18n.t('errors.sessionExpired'));
    },
  });
  const owned = document.state === null ? undefined : routeOwner(composition.remotes, ownPathname());
  const library = createRemoteLibrary({
    composition,
    source,
    messages: language.loader,
    documentPage: owned && { remoteId: owned.remote.id, path: owned.path.path },
    onFailure: ({ remote, error, where, replacedBy }) =>
      report(failureReport(makeStamp(remote), error, where, replacedBy)),
  });
  const visit = createVisit({ serverRendered: document.rendered, firstPathname: ownPathname() });
  const isSessionEnding = createStore(() => false);
  const problem = createStore<ProblemState>(() => ({ isOpen: false }));
  const choices = {
    language: createLanguageChoice(language, {
      store,
      clock,
      onUnavailable: () => void toasts.show('error', i18n.t('errors.network')),
    }),
    theme: createTheme(store, clock),
    accent: createAccent(store, clock),
  };
  const services: ShellServices = {
    session,
    navigation: {
      go: (path, options) => go(withOverrides(path, location.search), options),
      prefetch: (path) => prefetcher.page(path),
    },
    toasts,
    consent,
    config,
    telemetry: createTelemetryFor(shellId),
    clock,
    api,
    ...choices,
    push: createPush(api),
    slots: { Place: PlacedSlot },
    stores: { local: store, tab },
    draft: createDraftsFor(shellId).open,
  };
  const prefetcher = prefetcherOnDemand(async () => {
    const { createPrefetcher } = await import('../prefetch/prefetcher.ts');
    return createPrefetcher({
      composition,
      library,
      context: (remote, params, search) => prefetchContext({ bindServices, queries }, remote, params, search),
      isSignedIn: () => session.getState().status === 'signed-in',
    });
  });
  const offline = (): OfflineContent => ({
    api,
    brand: config.brand,
    language: language.current,
    t: shellText,
    now: clock.now,
  });
  function bindServices(remote: string, waits?: Set<() => void>): ShellServices {
    const release = library.release(remote);
    const whole = {
      ...services,
      telemetry: createTelemetryFor(remote),
      draft: createDraftsFor(remote).open,
      ...(waits && { waits }),
    };
    return release === undefined ? whole : limitServices(whole, release);
  }
  return {
    composition,
    library,
    prefetcher,
    visit,
    queries,
    i18n,
    completeTexts,
    services,
    bindServices,
    toasts,
    consent,
    isSessionEnding,
    problem,
    acts,
    start: () =>
      startVisit({
        api,
        session,
        store,
        sessionStore: own,
        tabStore: tab,
        clock,
        choices,
        isSessionEnding,
        consent,
        offline: isTrial(composition) ? undefined : offline,
        watched: { ...watched, made, library, visit },
        reporting: { acts, problem, toasts, i18n, completeTexts },
      }),
  };
}
