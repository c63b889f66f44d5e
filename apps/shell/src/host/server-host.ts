import { fetchTransport } from '@livree/api-client';
import { apiBase, type SiteConfig } from '@livree/contracts';
import { defaultLook, type DocumentMessages, type RenderRequest } from '@livree/document';
import { createPageTexts } from '@livree/i18n/instance';
import type { Accent, ShellServices, ThemeMode } from '@livree/platform';
import { createConsent, createDrafts, createToasts, emptyStore } from '@livree/platform/shell';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand';
import { createLanguage } from '../language/language.ts';
import { noPrefetcher } from '../prefetch/prefetcher-on-demand.ts';
import { createBundleSource } from '../remotes/bundle-source.ts';
import { PlacedSlot } from '../remotes/placed-slot.tsx';
import { createRemoteLibrary } from '../remotes/remote-library.ts';
import { createUnknownSession } from '../session/session.ts';
import { loadShellMessages, shellMessages } from '../texts/shell-messages.ts';
import { reportOutages } from './report-outages.ts';
import type { ShellHost } from './shell-host.tsx';
import { createVisit } from './visit.ts';

/** A page to render, with its parsed configuration. */
export type ServerRequest = RenderRequest & { readonly config: SiteConfig };

export interface ServerHostEvents {
  readonly onFailure: (error: unknown) => void;
  /** Called if the API did not return what it usually does. */
  readonly onOutage: () => void;
}

/** A page knows its path; only the gateway knows its site. */
export const anyOrigin = 'http://site.invalid';

const ignore = () => undefined;

export interface ServerHost extends ShellHost {
  /** Every text so far, by namespace. */
  messages(): DocumentMessages;
  /** The keys of the texts that the page has looked up so far, by namespace. */
  readonly said: Readonly<Record<string, ReadonlySet<string>>>;
}

/** Everything that the shell offers while it renders one page without a visitor. No other render shares it. */
export async function createServerHost(
  request: ServerRequest,
  { onFailure, onOutage }: ServerHostEvents,
): Promise<ServerHost> {
  const store = emptyStore();
  const clock = { now: () => new Date() };
  const toasts = createToasts();
  const consent = createConsent(store, clock);
  const said: Record<string, Set<string>> = {};
  const texts = createPageTexts(request.language, {
    onLookup: (namespace, key) => (said[namespace] ??= new Set()).add(key),
  });
  for (const [namespace, tree] of Object.entries(await loadShellMessages(request.language)))
    texts.add(request.language, namespace, tree);
  const language = createLanguage(texts, request.language, shellMessages);
  const { pathname } = new URL(request.url, anyOrigin);
  const services: ShellServices = {
    session: createUnknownSession(),
    navigation: { go: ignore, prefetch: ignore },
    toasts,
    consent,
    config: request.config,
    telemetry: { error: ignore, vital: ignore },
    clock,
    api: reportOutages(
      fetchTransport({
        baseUrl: apiBase,
        fetch: request.fetch,
        language: () => request.language,
        timeoutMs: 800,
      }),
      onOutage,
    ),
    language: { ...language.current, set: ignore },
    theme: {
      ...createStore<ThemeMode>(() => defaultLook.theme),
      set: ignore,
      preview: ignore,
      adopt: ignore,
    },
    accent: { ...createStore<Accent>(() => defaultLook.accent), set: ignore, preview: ignore, adopt: ignore },
    push: {
      state: async () => 'unsupported',
      turnOn: async () => 'unsupported',
      turnOff: async () => undefined,
    },
    slots: { Place: PlacedSlot },
    stores: { local: store, tab: store },
    draft: createDrafts(store, clock, ignore).open,
  };
  return {
    composition: request.composition,
    library: createRemoteLibrary({
      composition: request.composition,
      source: createBundleSource(request.loadServerBundle),
      messages: language.loader,
      onFailure: ({ error }) => onFailure(error),
    }),
    prefetcher: noPrefetcher,
    visit: createVisit({ serverRendered: true, firstPathname: pathname }),
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    i18n: texts.i18n,
    messages: () => texts.all(request.language),
    said,
    completeTexts: async () => undefined,
    services,
    bindServices: () => services,
    toasts,
    consent,
    isSessionEnding: createStore(() => false),
    problem: createStore(() => ({ isOpen: false })),
    acts: { list: [], note: ignore },
    start: ignore,
  };
}
