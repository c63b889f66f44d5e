import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazySingletons } from '@livree/build';
import { workspaceRoot } from '@livree/build/project';
import { expect, test } from 'vitest';

const imported = /import\((?:\/\*.*?\*\/ )?'(@livree\/design-system\/[^']+)'\)/g;

test.each([
  ['the shell', 'apps/shell/src/prefetch/heavy-parts.ts'],
  ['the harness of a published release', 'libs/testing/src/harness/published.ts'],
])('%s provides every singleton that is loaded on demand', (_, file) => {
  const source = readFileSync(join(workspaceRoot, file), 'utf8');
  expect([...source.matchAll(imported)].map(([, module]) => module)).toEqual(lazySingletons);
});
