import { z } from '@livree/contracts/schema';
import { languageSchema } from '@livree/contracts';
import { compositionSchema } from '@livree/release';

/** What the shell's `render` answers for one page. */
export const renderedPageSchema = z.object({
  status: z.number(),
  redirect: z.optional(z.string()),
  html: z.string(),
  head: z.object({
    title: z.string(),
    description: z.string(),
    robots: z.optional(z.string()),
    structured: z.optional(z.array(z.record(z.string(), z.unknown()))),
    image: z.optional(z.string()),
    kind: z.optional(z.literal('article')),
    languages: z.optional(z.array(z.string())),
    feed: z.optional(z.string()),
  }),
  /** What the browser continues from: data that survives JSON. */
  state: z.unknown(),
  /** False when the shell left the page to the browser. */
  rendered: z.boolean(),
  /** False when the API did not give all that the page asked for. */
  whole: z.boolean(),
});
export type RenderedPage = z.infer<typeof renderedPageSchema>;

/** What a render thread is started with. */
export const threadSetupSchema = z.object({
  composition: compositionSchema,
  apiOrigin: z.string(),
  /** URL of the module that exports `render`. */
  renderModule: z.string(),
  /** Singletons of the shell's own: import name to URL. */
  sharedModules: z.record(z.string(), z.string()),
  /** Folders of the ledgers that hold the server bundles. */
  ledgers: z.array(z.string()),
});
export type ThreadSetup = z.infer<typeof threadSetupSchema>;

export const toThreadSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('render'),
    id: z.number(),
    url: z.string(),
    language: languageSchema,
    config: z.unknown(),
  }),
  z.object({ type: z.literal('ping') }),
]);
export type ToThread = z.infer<typeof toThreadSchema>;

const faulty = z.array(z.string());

export const fromThreadSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('alive') }),
  /** `faulty` names the remotes whose server bundle could not be used. */
  z.object({ type: z.literal('rendered'), id: z.number(), page: renderedPageSchema, faulty }),
  z.object({ type: z.literal('failed'), id: z.number(), reason: z.string(), faulty }),
]);
export type FromThread = z.infer<typeof fromThreadSchema>;
