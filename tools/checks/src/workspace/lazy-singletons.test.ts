import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazySingletons } from '@livree/build';
import { workspaceRoot } from '@livree/build/project';
import { expect, test } from 'vitest';

const imported = /import\((?:\/\*.*?\*\/ )?'(@livree\/(?:design-system|forms)(?:\/[^']+)?)'\)/g;

function readImports(files: readonly string[]): (string | undefined)[] {
  const source = files.map((file) => readFileSync(join(workspaceRoot, file), 'utf8')).join('\n');
  return [...source.matchAll(imported)].map(([, module]) => module);
}

test('the shell provides every singleton that is loaded on demand', () => {
  const files = ['apps/shell/src/prefetch/heavy-parts.ts', 'libs/forms/src/use-engine.ts'];
  expect(readImports(files)).toEqual(lazySingletons);
});

test('the harness of a published release does too, and provides the forms, which nothing else of it imports', () => {
  const provided = readImports(['libs/testing/src/harness/published.ts']);
  expect(new Set(provided)).toEqual(new Set([...lazySingletons, '@livree/forms']));
});
