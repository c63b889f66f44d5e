import type { Transport } from '@livree/api-client';
import type { SiteConfig } from '@livree/contracts';
import type { Language } from '@livree/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { FlatNamespace, TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';

/** Who may see a route: anybody, a signed-in customer, dispatchers and operators, or operators alone. */
export type Access = 'public' | 'customer' | 'dispatcher' | 'operator';

/** A remote's texts in one language. Nested objects, interpolation as `{{name}}`, plurals by suffix. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** What a page can use to load its data, on the server and in the browser. */
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
  /** The page's content as schema.org objects, each with its `@type`. */
  readonly structured?: readonly object[];
  /** The preview picture for shared links: the name of one of our pictures, or a path of this site. */
  readonly image?: string | undefined;
  readonly kind?: 'article';
  /** The languages of the page; all languages of the site by default. */
  readonly languages?: readonly string[] | undefined;
  /** The path of its Atom feed. */
  readonly feed?: string;
}

/** What the shell gives every page's `meta`; only the page knows its texts and its data. */
export interface GivenMeta {
  readonly t: unknown;
  readonly data: unknown;
  readonly language: Language;
  readonly config: SiteConfig;
  /** The full URL of a path of this site, in the visitor's language. */
  readonly address: (path: string) => string;
}

export interface MetaContext<Namespace extends FlatNamespace, Data = unknown> extends GivenMeta {
  /** Returns a text of the page's own remote in the visitor's language, or a shared one: `common:actions.call`. */
  readonly t: TFunction<[Namespace, 'common']>;
  /** What the page's `prefetch` returned; undefined if it failed or there is none. */
  readonly data: Data | undefined;
}

/** A page's module, loaded when first needed. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Fills the query cache before the page renders; `meta` and `status` get its return value. */
  prefetch?(context: PrefetchContext): Promise<unknown>;
  /** Loads what the visitor of the page probably needs next. The shell calls it when the browser is idle. */
  prefetchNext?(): Promise<unknown>;
  // Method syntax, so that a page can type its texts and the data of its own `prefetch`.
  meta(context: GivenMeta): PageMeta;
  /** The document's HTTP status, 200 by default. */
  status?(data: unknown): 200 | 404;
}

export type RemoteRoute =
  | { readonly path: string; readonly access: Access; readonly page: () => Promise<PageModule> }
  | { readonly path: string; readonly access: Access; readonly redirect: string };

/** The module behind a slot: one component that takes the slot's props. */
export interface SlotModule {
  // Method syntax, so that a slot's component can narrow data and events to its contract.
  Slot(props: { data: never; on: never }): ReactNode;
  /** Loads the data that the part shows at first. The shell calls it when the browser is idle. */
  prefetch?(context: PrefetchContext): Promise<unknown>;
}

/**
 * The public face of a remote. `remote.ts` exports one and imports nothing at run time: every page preloads it and
 * the build reads it, so everything behind it is loaded on demand.
 */
export interface Remote {
  readonly id: string;
  readonly contract: number;
  readonly routes: readonly RemoteRoute[];
  /** Parts that other remotes can place: slot name with major version, and the module behind it. */
  readonly slots: Readonly<Record<string, () => Promise<SlotModule>>>;
  /** Slots of other remotes that this remote places. */
  readonly places: readonly string[];
  /** Hosts of other sites to which it leads by addresses that it gets at run time; the build finds those that it writes. */
  readonly hosts?: readonly string[];
  messages(language: Language): Promise<{ readonly default: Messages }>;
}
