import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazySingletons } from '@livree/build';
import { workspaceRoot } from '@livree/build/project';
import { expect, test } from 'vitest';

const imported = /import\((?:\/\*.*?\*\/ )?'(@livree\/(?:design-system|forms)\/[^']+)'\)/g;

test.each([
  ['the shell', ['apps/shell/src/prefetch/heavy-parts.ts', 'libs/forms/src/use-engine.ts']],
  ['the harness of a published release', ['libs/testing/src/harness/published.ts']],
])('%s provides every singleton that is loaded on demand', (_, files) => {
  const source = files.map((file) => readFileSync(join(workspaceRoot, file), 'utf8')).join('\n');
  expect([...source.matchAll(imported)].map(([, module]) => module)).toEqual(lazySingletons);
});
