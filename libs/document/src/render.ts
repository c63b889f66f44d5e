import type { Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { BrowserComposition } from '@livree/release';
import { pageStateSchema } from './document-state.ts';

/** What the gateway asks of the shell's server module: one page, for nobody in particular. */
export interface RenderRequest {
  /** Path and query of the page, without a language. */
  readonly url: string;
  readonly composition: BrowserComposition;
  readonly language: Language;
  /** As the API words it. */
  readonly config: unknown;
  /** Asks the API, by a path of the site; the gateway makes the call. */
  readonly fetch: typeof fetch;
  /** The server bundle of a remote of the composition. Rejects when it cannot be used. */
  readonly loadServerBundle: (remoteId: string) => Promise<unknown>;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** What the shell answers for one page. */
export const renderedPageSchema = z.object({
  status: z.number(),
  /** A path of this site, for a page that only leads there. */
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
  /** What the browser continues from: data that survives JSON. */
  state: z.nullable(pageStateSchema),
  /** False when the shell left the page to the browser. */
  rendered: z.boolean(),
  /** False when the API did not give all that the page asked for. */
  whole: z.boolean(),
});

export type RenderedPage = z.infer<typeof renderedPageSchema>;

/** Renders one page with the remotes' own server bundles. Rejects when a remote of the page fails. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;
