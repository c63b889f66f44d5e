import { z } from '@livree/contracts/schema';
import { languageSchema } from '@livree/contracts';
import { renderedPageSchema } from '@livree/document';
import { compositionSchema } from '@livree/release';

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
