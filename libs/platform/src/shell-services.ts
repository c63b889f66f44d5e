import type { Transport } from '@livree/api-client';
import type { Accent, SiteConfig, ThemeMode, User } from '@livree/contracts';
import type { z } from '@livree/contracts/schema';
import type { VitalName } from '@livree/document';
import type { Language } from '@livree/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { StoreApi } from 'zustand';

/** A zustand store that only its owner changes; a component reads it with `useStore(store, selector)`. */
export type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** What the header shows of a customer; the server provides the rest later. */
export type SessionUser = Pick<User, 'id' | 'name' | 'email' | 'avatar'> & Partial<User>;

/** `unknown` on the server, and until the browser's storage has been read. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

export interface SessionService extends ReadonlyStore<SessionState> {
  /** Stores the token and the user in this browser and informs every tab. */
  signIn(session: { token: string; user: User }): void;
  /** Ends the session here and on the server. The local state is cleared even if the server cannot be reached. */
  signOut(): Promise<void>;
  /** Reads the user again from the server. */
  refresh(): Promise<void>;
}

export interface Navigation {
  /**
   * Goes to a path of this site (from `paths`) without loading a document. Focus moves to the new page's heading, or
   * to the element with the id `state.focus`.
   */
  go(path: string, options?: { replace?: boolean; state?: unknown }): void;
  /** Prefetches the page's remote. */
  prefetch(path: string): void;
}

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastOptions {
  /** Defaults to the title of its kind: Succès, Erreur, Attention, Information. */
  readonly title?: string;
  /** Milliseconds on screen, by kind 5000, 7000, 6000 and 5000; 0 stays until dismissed. */
  readonly duration?: number;
  /** What the visitor can do about it. Give them time for it. */
  readonly below?: ReactNode;
}

export interface Toasts {
  /** Shows and announces a message; returns its id. */
  show(kind: ToastKind, message: string, options?: ToastOptions): string;
  dismiss(id: string): void;
}

export type ConsentCategory = 'necessary' | 'analytics' | 'marketing' | 'preferences';

export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

export interface ConsentState {
  /** Undefined until the visitor chooses. */
  readonly choice: ConsentChoice | undefined;
  /** The visitor asked to see the choice again. */
  readonly reviewing: boolean;
}

export interface Consent extends ReadonlyStore<ConsentState> {
  /** Whether the visitor has allowed a category. Until then, nothing unnecessary or third-party may run. */
  allows(category: ConsentCategory): boolean;
  /** Opens the dialog again with the current choice. */
  review(): void;
}

export interface Telemetry {
  /** Reports a failure with the remote's id and version. Never pass personal data. */
  error(error: unknown, context?: { readonly where?: string }): void;
  /** Reports a measurement. */
  vital(name: VitalName, value: number): void;
}

export interface Clock {
  now(): Date;
}

/**
 * Data that a visitor typed and must not lose. It stays for 24 h in this browser, and never contains a password, card
 * or token.
 */
export interface Draft<T> {
  /** The stored data; undefined if there is none, it is too old, or it no longer matches the schema. */
  read(): T | undefined;
  write(data: T): void;
  clear(): void;
}

/** Texts that the browser keeps. It may refuse: what it does not store is kept until the document is left. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /** Whether what is written outlives the document. */
  isLasting(): boolean;
}

export interface Stores {
  /** For later visits and other tabs. */
  readonly local: KeyValueStore;
  /** For this tab. */
  readonly tab: KeyValueStore;
}

/** A choice of the visitor. `set` may take its time: a language needs its texts first. */
export interface Preference<T> extends ReadonlyStore<T> {
  set(value: T): void;
}

/** A preference for the site's look that can be previewed. */
export interface Look<T> extends Preference<T> {
  /**
   * Shows a value on the whole page without storing it or sending it to the account. Without a value, shows the
   * current one again.
   */
  preview(value: T | undefined): void;
  /** Applies a value that the account already has. */
  adopt(value: T): void;
}

/** `denied`: the visitor has blocked notifications, and only the browser's own settings can allow them again. */
export type PushState = 'unsupported' | 'off' | 'on' | 'denied';

/** Notifications that the browser shows, even while no page of the site is open. */
export interface PushService {
  /** The state in this browser. */
  state(): Promise<PushState>;
  /** Asks the visitor for permission, after a press, and registers this browser. */
  turnOn(): Promise<PushState>;
  turnOff(): Promise<void>;
}

/** A placed slot: the shell loads the providing remote, waits for it and shows a replacement if it fails. */
export interface SlotPlace {
  readonly name: string;
  readonly data: Record<string, unknown>;
  readonly on: Record<string, (payload: unknown) => void>;
  /** Shows nothing while the part loads, or if it is missing: the page is whole without it. */
  readonly isOptional?: boolean | undefined;
  /** Content from the placing page; the slot decides where it appears. It is also shown while the part is missing. */
  readonly children?: ReactNode;
}

export interface SlotHost {
  readonly Place: ComponentType<SlotPlace>;
}

/** Everything the shell does for a remote. */
export interface ShellServices {
  readonly session: SessionService;
  readonly navigation: Navigation;
  readonly toasts: Toasts;
  readonly consent: Consent;
  readonly config: SiteConfig;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  readonly api: Transport;
  readonly language: Preference<Language>;
  readonly theme: Look<ThemeMode>;
  readonly accent: Look<Accent>;
  readonly push: PushService;
  readonly slots: SlotHost;
  /**
   * What stands in this part where content is missing: `NotReady` adds itself. The shell calls each that stays there although
   * nothing is on the way, which reports it, and lets another release take the part's place. A shell of before has no such set.
   */
  readonly waits?: Set<() => void>;
  /** The only way to the browser's storage. What a visitor types belongs in a draft. */
  readonly stores: Stores;
  /**
   * A named draft. What another version wrote is read through the steps of `earlier`; what this one writes is kept in the forms
   * of `earlier` too, so that a release before it can go on.
   */
  draft<T>(options: DraftOptions<T>): Draft<T>;
}

export interface DraftOptions<T> {
  readonly name: string;
  readonly version: number;
  readonly schema: z.ZodMiniType<T>;
  /** The versions before, the nearest first, that visitors may still have, or get back with a rollback. */
  readonly earlier?: readonly EarlierDraft[];
}

/** An earlier version of a draft: how its form becomes that of the next version, and the other way. */
export interface EarlierDraft {
  readonly version: number;
  readonly schema: z.ZodMiniType;
  /** @param last the form of the next version as it was last kept, for what the earlier version does not know */
  readonly up: (data: unknown, last: unknown) => unknown;
  readonly down: (data: unknown) => unknown;
}
