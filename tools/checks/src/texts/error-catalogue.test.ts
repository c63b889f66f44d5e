import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { expect, it } from 'vitest';
import { asGiven } from './as-given.ts';
import { catalogue, neverHappens } from './error-catalogue.ts';

/** The texts of screens and API; the last has a title that is English in every language. */
const words = [
  '{apps,libs}/*/src/**/messages/{fr,en}.json',
  'apps/shell/src/routing/unexpected-error-page.tsx',
];

const said = words
  .flatMap((pattern) => globSync(pattern, { cwd: workspaceRoot }))
  .map((file) => asGiven(readFileSync(join(workspaceRoot, file), 'utf8')))
  .join('\n');

it('every error text of the specification is used, or has a reason why its situation never occurs', () => {
  expect(catalogue.filter((text) => !said.includes(text))).toEqual(Object.keys(neverHappens));
});
