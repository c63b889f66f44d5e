import type { ComponentType, ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from '@livree/api-client';
import type { Language } from '@livree/i18n';
import type { SiteConfig } from '@livree/contracts';

/** Who may see a route: anybody, or a signed-in customer. */
export type Access = 'public' | 'customer';

/** A remote's texts in one language. Nested objects, interpolation as `{{name}}`, plurals by suffix. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Looks a text of the page's own remote up, in the visitor's language. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** What a page may use to gather its data, on the server and in the browser alike. */
export interface PrefetchContext {
  readonly queries: QueryClient;
  readonly api: Transport;
  readonly language: Language;
  readonly config: SiteConfig;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** The instant of the request. */
  readonly now: Date;
}

export interface PageMeta {
  readonly title: string;
  readonly description?: string;
  /** Keeps the page out of search engines. */
  readonly noindex?: boolean;
  /** What the page tells, in the words of schema.org: each thing with its `@type`. */
  readonly structured?: readonly object[];
  /** What stands for the page where it is shared: a picture of the house by its name, or one of this site by its path. */
  readonly image?: string | undefined;
  readonly kind?: 'article';
  /** The languages it is written in; all of the site's when left out. */
  readonly languages?: readonly string[] | undefined;
  /** The path of its Atom feed. */
  readonly feed?: string;
}

export interface MetaContext<Data = unknown> {
  readonly t: Translate;
  /** What the page's own `prefetch` gathered, or undefined when it failed or there is none. */
  readonly data: Data | undefined;
  readonly language: Language;
  readonly config: SiteConfig;
  /** The whole address of a path of this site, in the visitor's language. */
  readonly address: (path: string) => string;
}

/** A page's module, loaded on first need. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Fills the query cache before the page renders; its answer goes to `meta` and `status`. */
  prefetch?(context: PrefetchContext): Promise<unknown>;
  // Method syntax: a page names the data of its own `prefetch`.
  meta(context: MetaContext): PageMeta;
  /** The document's HTTP status, 200 unless it says otherwise. */
  status?(data: unknown): 200 | 404;
}

export type RemoteRoute =
  | { readonly path: string; readonly access: Access; readonly page: () => Promise<PageModule> }
  | { readonly path: string; readonly access: Access; readonly redirect: string };

/** The module behind a slot: one component that takes the slot's props. */
export interface SlotModule {
  // Method syntax: a slot's component narrows data and events to its own contract.
  Slot(props: { data: never; on: never }): ReactNode;
}

/**
 * The whole face of a remote. `remote.ts` exports one and imports nothing at run time: it is
 * preloaded with every page and read by the build, so everything behind it is loaded on need.
 */
export interface Remote {
  readonly id: string;
  readonly contract: number;
  readonly routes: readonly RemoteRoute[];
  /** Parts that other remotes may place: slot name with its major version to its module. */
  readonly slots: Readonly<Record<string, () => Promise<SlotModule>>>;
  /** Slots of other remotes that this one places. */
  readonly places: readonly string[];
  messages(language: Language): Promise<{ readonly default: Messages }>;
}
