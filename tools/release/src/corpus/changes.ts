import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from '@livree/contracts/schema';

/** The folder of the small site and of the changes to it. */
export const corpusFolder: string = join(import.meta.dirname, '../../corpus');

/** Texts of a source and what stands instead of each. */
const edits = z.array(z.tuple([z.string(), z.string()]));
export type Edits = z.output<typeof edits>;

const changeSchema = z.strictObject({
  name: z.string(),
  /** What is released with the change: booking by default, another remote, the shell, or the API that runs. */
  released: z.optional(z.enum(['booking', 'marketing', 'payments', 'shell', 'api'])),
  /**
   * Paths below `apps/<released>/src`, or of the workspace where they begin with `libs/`. `*` stands for each
   * language; a whole text is a new file.
   */
  edits: z.optional(z.record(z.string(), z.union([edits, z.string()]))),
  /** Versions of shared modules that it is built against, where they are not the shell's. */
  shared: z.optional(z.record(z.string(), z.string())),
});
const breakingChangeSchema = z.extend(changeSchema, {
  /** A part of the sentence that refuses it. */
  refusal: z.string(),
});

/** One change to the sources of the small site, or to the libraries it is built with. */
export type Change = z.output<typeof changeSchema> & { readonly kind: string };

/** A change that breaks something. */
export type BreakingChange = z.output<typeof breakingChangeSchema> & { readonly kind: string };

function readChanges<S extends z.ZodMiniType<object>>(folder: string, schema: S) {
  return readdirSync(join(corpusFolder, folder)).flatMap((file) => {
    const text = readFileSync(join(corpusFolder, folder, file), 'utf8');
    const kind = basename(file, '.json');
    return z.parse(z.array(schema), JSON.parse(text)).map((change) => ({ ...change, kind }));
  });
}

/** Changes that break something, all of which have to be refused. */
export const readBreakingChanges = (): BreakingChange[] => readChanges('breaking', breakingChangeSchema);

/** Changes that break nothing, all of which have to be accepted. */
export const readHarmlessChanges = (): Change[] => readChanges('harmless', changeSchema);
