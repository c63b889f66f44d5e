import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { readStates } from '@livree/build/states';
import english from '@livree/contracts/messages/en.json' with { type: 'json' };
import french from '@livree/contracts/messages/fr.json' with { type: 'json' };
import { z } from '@livree/contracts/schema';
import { asGiven } from './as-given.ts';
import { catalogue, neverHappens } from './error-catalogue.ts';

interface Tree {
  [name: string]: string | Tree;
}
const tree: z.ZodMiniType<Tree> = z.record(z.string(), z.union([z.string(), z.lazy(() => tree)]));

const read = (file: string): Tree => tree.parse(JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')));

const findLeaf = (messages: Tree | undefined, name: string): unknown =>
  name
    .split('.')
    .reduce<Tree | string | undefined>(
      (node, step) => (typeof node === 'object' ? node[step] : undefined),
      messages,
    );

/** The texts of the specification are French, except for some in English. */
const languages = [
  { language: 'fr', api: new Map(Object.entries(french)) },
  { language: 'en', api: new Map(Object.entries(english)) },
] as const;

/** The texts that the states of a remote show. @throws Error for a key without a text */
async function saidBy(remote: string): Promise<{ remote: string; states: number; said: string[] }> {
  const states = await readStates(remote);
  const keys = states.flatMap(({ says }) => says).filter((key) => !key.startsWith('='));
  const said = languages.flatMap(({ language, api }) => {
    const own = read(`apps/${remote}/src/messages/${language}.json`);
    const common = read(`libs/i18n/src/messages/${language}.json`);
    return keys.map((key) => {
      const [namespace = '', name = ''] = key.includes(':') ? key.split(':', 2) : [remote, key];
      const text =
        namespace === 'api'
          ? (api.get(name) ?? api.get(`${name}_other`))
          : findLeaf(namespace === 'common' ? common : own, name);
      if (typeof text !== 'string') throw new Error(`A state of ${remote} says ${key}, which is no text`);
      return asGiven(text);
    });
  });
  return { remote, states: states.length, said };
}

/** How many texts of the specification a state shows. */
export interface StateCoverage {
  /** Texts whose situation can occur, and which no state shows. */
  readonly missing: readonly string[];
  /** The figures in one line. */
  readonly line: string;
}

/** Compares the states of remotes with the texts that the specification gives. */
export async function readStateCoverage(remotes: readonly string[]): Promise<StateCoverage> {
  const all = await Promise.all(remotes.map(saidBy));
  const said = all.flatMap((each) => each.said).join('\n');
  const possible = catalogue.filter((text) => !Object.hasOwn(neverHappens, text));
  const missing = possible.filter((text) => !said.includes(text));
  const errors = Object.values(french).filter((text) => said.includes(asGiven(text)));
  const counted = all.map(({ remote, states }) => `${remote} ${states}`).join(', ');
  const line =
    `states: ${counted}; given texts with a state: ${possible.length - missing.length} of ${possible.length}; ` +
    `texts of the API: ${errors.length} of ${Object.keys(french).length}`;
  return { missing, line };
}
