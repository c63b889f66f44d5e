import { languageSchema, siteConfig } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { MessageTree } from '@livree/i18n';
import { browserCompositionSchema } from '@livree/release';

/** Texts by namespace, in the document's language. */
export type DocumentMessages = Readonly<Record<string, MessageTree>>;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** What a page's `prefetch` loaded under one key of the queries, and when, in milliseconds. */
export interface LoadedQuery {
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly at: number;
}

/** What a render collected and the browser continues from. */
export const pageStateSchema = z.object({
  /** Texts of the shell and of the remotes that rendered this page. */
  messages: z.custom<DocumentMessages>(isObject),
  queries: z.custom<readonly LoadedQuery[]>(Array.isArray),
});

export type PageState = z.infer<typeof pageStateSchema>;

/** The state in a document for the browser: JSON that is parsed and never run. */
export const documentStateSchema = z.object({
  language: languageSchema,
  composition: browserCompositionSchema,
  config: siteConfig,
  /** Whether the document holds the page's HTML. */
  rendered: z.boolean(),
  state: z.nullable(pageStateSchema),
});

export type DocumentState = z.infer<typeof documentStateSchema>;

/** The state as the gateway writes it: with the API's raw configuration, which only the reader parses. */
export type WrittenState = Omit<DocumentState, 'config'> & { readonly config: unknown };
