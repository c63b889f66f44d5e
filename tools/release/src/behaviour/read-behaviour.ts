import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { corpusFolder } from '../corpus/changes.ts';

const behaviourSchema = z.strictObject({
  name: z.string(),
  /** The remote that is released with it. */
  remote: z.string(),
  /** What it does in the browser once it is loaded: lines of a script. In it, `drawn(act)` calls `act` with each page, `calling(act)` with each call of the API, and `drawing(act)` with React in each component. */
  code: z.optional(z.array(z.string())),
  /** The texts of a language that it shows to another one. */
  texts: z.optional(z.partialRecord(languageSchema, languageSchema)),
  /** Packages of which it brings copies that run. */
  modules: z.optional(z.array(z.literal('react-dom'))),
  /** So many bytes that no compression makes smaller. */
  bytes: z.optional(z.int()),
  /** It takes so much of what its remote may spend that no other change is visited with it. */
  alone: z.optional(z.literal(true)),
});

/** A change to a built remote that its surface does not show. `rule` is what it breaks, or comes near to. */
export type Behaviour = z.output<typeof behaviourSchema> & { readonly rule: string };

function readAll(folder: string): Behaviour[] {
  const path = join(corpusFolder, 'behaviour', folder);
  return readdirSync(path).flatMap((file) => {
    const changes = z.parse(z.array(behaviourSchema), JSON.parse(readFileSync(join(path, file), 'utf8')));
    return changes.map((change) => ({ ...change, rule: basename(file, '.json').replaceAll('-', ' ') }));
  });
}

/** Behaviour that must be refused. */
export const readBreakingBehaviour = (): Behaviour[] => readAll('breaking');

/** Behaviour that must not be refused, though it comes near to what is. */
export const readHarmlessBehaviour = (): Behaviour[] => readAll('harmless');
