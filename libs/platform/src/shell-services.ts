import type { ComponentType, ReactNode } from 'react';
import type { Transport } from '@livree/api-client';
import type { SiteConfig, User } from '@livree/contracts';
import type { z } from '@livree/contracts/schema';
import type { Language } from '@livree/i18n';
import type { Readable } from './readable.ts';

/** What the header shows of a customer; the rest is known once the server has said it. */
export type SessionUser = Pick<User, 'id' | 'name' | 'email' | 'avatar'> & Partial<User>;

/** `unknown` only until the browser's storage has been read, and on the server. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

export interface SessionService extends Readable<SessionState> {
  /** Keeps the token and the user in this browser and tells every tab. */
  signIn(session: { token: string; user: User }): void;
  /** Ends the session here and on the server; the state is cleared even if the server cannot be told. */
  signOut(): Promise<void>;
  /** Reads the user again from the server. */
  refresh(): Promise<void>;
}

export interface Navigation {
  /**
   * Goes to a path of this site (as `paths` builds them), without loading the document anew. The focus goes to the new page's
   * heading, or to the element whose id `state.focus` names.
   */
  go(path: string, options?: { replace?: boolean; state?: unknown }): void;
  /** Loads the page's remote ahead of time. */
  prefetch(path: string): void;
}

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastOptions {
  /** Defaults to the kind's own title: Succès, Erreur, Attention, Information. */
  readonly title?: string;
  /** Milliseconds on screen: 5000, 7000, 6000, 5000 by kind; 0 stays until dismissed. */
  readonly duration?: number;
}

export interface Toasts {
  /** Shows and announces a message; answers its id. */
  show(kind: ToastKind, message: string, options?: ToastOptions): string;
  dismiss(id: string): void;
}

export type ConsentCategory = 'necessary' | 'analytics' | 'marketing' | 'preferences';

export interface Consent {
  /** Whether the visitor has allowed a category. Nothing third-party or non-necessary before that. */
  allows(category: ConsentCategory): boolean;
  subscribe(listener: () => void): () => void;
  /** Opens the dialog again with the present choice. */
  review(): void;
}

export interface Telemetry {
  /** Reports a failure, stamped with the remote's id and version. Never pass personal data. */
  error(error: unknown, context?: { readonly where?: string }): void;
  /** Reports a measurement. */
  vital(name: string, value: number): void;
}

export interface Clock {
  now(): Date;
}

/** Data that a visitor has typed and must not lose: 24 h, this browser, never a password, card or token. */
export interface Draft<T> {
  /** The kept data, or undefined when there is none, it is too old, or it no longer fits the schema. */
  read(): T | undefined;
  write(data: T): void;
  clear(): void;
}

export type ThemeMode = 'light' | 'dark' | 'auto';
export type Accent = 'blue' | 'green' | 'purple' | 'red' | 'orange';

export interface Preference<T> extends Readable<T> {
  set(value: T): void;
}

/** A preference of how the site looks: it can be seen before it is chosen. */
export interface Look<T> extends Preference<T> {
  /** Shows a value on the whole page without choosing it: no memory and no account hears of it. Without a value, what is in force. */
  preview(value: T | undefined): void;
  /** Puts a value in force that the account holds already. */
  adopt(value: T): void;
}

/** `denied`: the visitor has forbidden it, and only the browser's own settings allow it again. */
export type PushState = 'unsupported' | 'off' | 'on' | 'denied';

/** Notices that the browser shows, also while no page of the site is open. */
export interface PushService {
  /** How it stands in this browser. */
  state(): Promise<PushState>;
  /** Asks the visitor, who has to have pressed something, and registers this browser. */
  turnOn(): Promise<PushState>;
  turnOff(): Promise<void>;
}

/** A filled place: the shell loads the providing remote, waits for it and stands in when it fails. */
export interface SlotPlace {
  readonly name: string;
  readonly data: Record<string, unknown>;
  readonly on: Record<string, (payload: unknown) => void>;
  /** What the placing page puts into the part, where the slot says; it is shown while the part is missing too. */
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
   * A named draft. `schema` reads what an earlier version of the remote may have written:
   * data of another `version` goes through `migrate` first, or is dropped with a polite notice.
   */
  draft<T>(options: DraftOptions<T>): Draft<T>;
}

export interface DraftOptions<T> {
  readonly name: string;
  readonly version: number;
  readonly schema: z.ZodMiniType<T>;
  readonly migrate?: (data: unknown, fromVersion: number) => unknown;
}
