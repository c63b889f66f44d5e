import type { Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Composition } from '@livree/release';

// Of libraries a render process loads the schemas' module alone: it can read no other, and starts the sooner.
const composition = z.custom<Composition>((value) => typeof value === 'object' && value !== null);
const language = z.custom<Language>((value) => typeof value === 'string');

/** All that a render process is given to work with: it can read nothing for itself. */
export const setupSchema = z.object({
  composition,
  /** URL of the module that exports `render`. */
  renderModule: z.string(),
  /** URL of each remote's server bundle, by remote. */
  bundles: z.record(z.string(), z.string()),
  /** Singletons of the shell's own: import name to URL. */
  sharedModules: z.record(z.string(), z.string()),
  /** Verified sources by URL: the shell's modules and the server bundles that could be read. */
  sources: z.record(z.string(), z.string()),
});
export type Setup = z.infer<typeof setupSchema>;

const id = z.number();

/** What the gateway tells a render process. */
export const toProcessSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('setup'), setup: setupSchema }),
  z.object({ type: z.literal('render'), id, url: z.string(), language, config: z.unknown() }),
  z.object({ type: z.literal('ping') }),
  z.object({
    type: z.literal('answered'),
    id,
    status: z.number(),
    contentType: z.string(),
    body: z.string(),
  }),
  z.object({ type: z.literal('unanswered'), id, reason: z.string() }),
]);
export type ToProcess = z.infer<typeof toProcessSchema>;

const faulty = z.array(z.string());

/** What a render process tells the gateway, which believes none of it unread: remotes run in that process. */
export const fromProcessSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('awake') }),
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('unable'), reason: z.string() }),
  z.object({ type: z.literal('alive') }),
  /** `faulty` names the remotes whose server bundle could not be used. */
  z.object({ type: z.literal('rendered'), id, page: z.unknown(), faulty }),
  z.object({ type: z.literal('failed'), id, reason: z.string(), faulty }),
  /** A call of the API that a page makes: method, path and query. */
  z.object({ type: z.literal('call'), id, method: z.string(), path: z.string(), language: z.string() }),
]);
export type FromProcess = z.infer<typeof fromProcessSchema>;
