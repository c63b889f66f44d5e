import type { Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Composition } from '@livree/release';

// A render process loads only the schemas' module from our libraries: it can read no other, and starts faster.
const composition = z.custom<Composition>((value) => typeof value === 'object' && value !== null);
const language = z.custom<Language>((value) => typeof value === 'string');

/** Everything that a render process gets; it cannot read anything itself. */
export const setupSchema = z.object({
  composition,
  /** The URL of the module that exports `render`. */
  renderModule: z.string(),
  /** The URL of each remote's server bundle. */
  bundles: z.record(z.string(), z.string()),
  /** The shell's own singletons: import name and URL. */
  sharedModules: z.record(z.string(), z.string()),
  /** Verified sources by URL: the shell's modules and the usable server bundles. */
  sources: z.record(z.string(), z.string()),
});
export type Setup = z.infer<typeof setupSchema>;

const id = z.number();

/** Messages from the gateway to a render process. */
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

/** As long as an address may be. */
const short = z.string().check(z.maxLength(2048));

const faulty = z.array(z.string());

/**
 * Messages from a render process to the gateway, which validates all of them, because remotes run in that process.
 */
export const fromProcessSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('awake') }),
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('unable'), reason: z.string() }),
  z.object({ type: z.literal('alive') }),
  /** `faulty` lists the remotes whose server bundle could not be used. */
  z.object({ type: z.literal('rendered'), id, page: z.unknown(), faulty }),
  z.object({ type: z.literal('failed'), id, reason: z.string(), faulty }),
  /** An API call of a page, which is the one that was ordered under this id: method, path and query. */
  z.object({ type: z.literal('call'), id, page: id, method: short, path: short, language: short }),
]);
export type FromProcess = z.infer<typeof fromProcessSchema>;
