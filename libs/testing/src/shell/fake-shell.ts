import type { Transport } from '@livree/api-client';
import type { SiteConfig } from '@livree/contracts';
import type { Language } from '@livree/i18n';
import type { Accent, ReadonlyStore, ShellServices, ThemeMode } from '@livree/platform';
import {
  type ConsentCategory,
  createDrafts,
  createToasts,
  type KeyValueStore,
  memoryStore,
  type Navigation,
  type SlotHost,
  type Toast,
} from '@livree/platform/shell';
import { buildSiteConfig } from '../builders/site.ts';
import { usualClock } from '../clock.ts';
import { createFakeApi } from '../fake-api/index.ts';
import { fakeConsent } from './fake-consent.ts';
import { fakeLook, fakePreference } from './fake-look.ts';
import { fakePush } from './fake-push.ts';
import { fakeSession } from './fake-session.ts';

/** What a transport needs to know about the visitor. */
export interface Visitor {
  readonly token: () => string | undefined;
  readonly language: () => Language;
  readonly now: () => Date;
  /** Call it on a 401 to a call with the token. */
  readonly expire: () => void;
}

export interface FakeShellOptions {
  /** Makes the transport; the fake API by default. */
  readonly connect?: (visitor: Visitor) => Transport;
  readonly language?: Language;
  readonly theme?: ThemeMode;
  readonly accent?: Accent;
  readonly config?: SiteConfig;
  readonly now?: () => Date;
  /** Stores session and drafts; in memory by default. */
  readonly store?: KeyValueStore;
  /** Stores what is for this tab alone; in memory by default. */
  readonly tab?: KeyValueStore;
  readonly navigation?: Partial<Navigation>;
  readonly Place?: SlotHost['Place'];
}

export interface FakeShell {
  readonly services: ShellServices;
  /** Every toast that has not been dismissed. */
  readonly toasts: ReadonlyStore<readonly Toast[]>;
  /** What says of itself that it is not ready. */
  readonly waits: ReadonlySet<() => void>;
  /** Errors reported to telemetry, oldest first. */
  readonly errors: readonly unknown[];
  /** Paths navigated to, oldest first. */
  readonly visited: readonly string[];
  allow(...categories: ConsentCategory[]): void;
}

/** Shell services in memory; the suite of `@livree/testing/shell-suite` compares them with the real ones. */
export function fakeShell(options: FakeShellOptions = {}): FakeShell {
  const store = options.store ?? memoryStore();
  const tab = options.tab ?? memoryStore();
  const clock = { now: options.now ?? usualClock };
  const language = fakePreference<Language>(options.language ?? 'fr');
  const toasts = createToasts();
  const consent = fakeConsent(store, clock);
  const drafts = createDrafts(store, clock, () => toasts.show('info', 'draft dropped'));
  const session = fakeSession(store, () => api, drafts.clearAll);
  const api = (options.connect ?? fakeConnection)({
    token: () => session.token() ?? undefined,
    language: language.getState,
    now: clock.now,
    expire: session.expire,
  });
  const errors: unknown[] = [];
  const waits = new Set<() => void>();
  const visited: string[] = [];

  const services: ShellServices = {
    session,
    navigation: { go: (path) => void visited.push(path), prefetch: () => undefined, ...options.navigation },
    toasts,
    consent,
    config: options.config ?? buildSiteConfig(),
    telemetry: { error: (error) => void errors.push(error), vital: () => undefined },
    clock,
    api,
    language,
    theme: fakeLook<ThemeMode>('mode', options.theme ?? 'auto'),
    accent: fakeLook<Accent>('accent', options.accent ?? 'blue'),
    push: fakePush(),
    slots: { Place: options.Place ?? (() => null) },
    waits,
    stores: { local: store, tab },
    draft: drafts.open,
  };
  return { services, toasts: toasts.stack, waits, errors, visited, allow: consent.allow };
}

function fakeConnection({ token, language, now, expire }: Visitor): Transport {
  return createFakeApi({ token, language, now, on401: expire }).transport;
}
