import type { Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Composition } from '@livree/release';
import { pageStateSchema } from './document-state.ts';

/** The gateway's request to the shell's server module: one page, without a visitor. */
export interface RenderRequest {
  /** Path and query of the page, without a language. */
  readonly url: string;
  readonly composition: Composition;
  readonly language: Language;
  /** The API's raw configuration. */
  readonly config: unknown;
  /** Calls the API with a path of the site; the gateway makes the call. */
  readonly fetch: typeof fetch;
  /** Loads the server bundle of a remote in the composition. Rejects if it cannot be used. */
  readonly loadServerBundle: (remoteId: string) => Promise<unknown>;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The shell's answer for one page. */
export const renderedPageSchema = z.object({
  status: z.number(),
  /** A path of this site, if the page only redirects. */
  redirect: z.optional(z.string()),
  html: z.string(),
  head: z.object({
    title: z.string(),
    description: z.string(),
    robots: z.optional(z.string()),
    structured: z.optional(z.readonly(z.array(z.custom<object>(isObject)))),
    image: z.optional(z.string()),
    kind: z.optional(z.literal('article')),
    languages: z.optional(z.readonly(z.array(z.string()))),
    feed: z.optional(z.string()),
  }),
  /** The state that the browser continues from; it survives JSON. */
  state: z.nullable(pageStateSchema),
  /** False if the shell left the page to the browser. */
  rendered: z.boolean(),
  /** False if the API did not return everything that the page requested. */
  whole: z.boolean(),
});

export type RenderedPage = z.infer<typeof renderedPageSchema>;

/** Renders one page with the remotes' server bundles. Rejects if a remote of the page fails. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;
