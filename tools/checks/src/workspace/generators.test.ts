import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { generate } from '@livree/generators';
import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import { beforeEach, expect, test } from 'vitest';

/** The files of this workspace to which generators add lines, and those that tell them what is taken. */
const needed = [
  '.github/{CODEOWNERS,workflows/promote.yml}',
  'apps/*/{package.json,src/remote.ts}',
  'apps/api/src/{app.ts,domains/*/index.ts,platform/db/{tables.ts,migrations/*}}',
  'libs/{api-client,contracts,design-system,testing}/src/**/*.ts',
];

let tree: Tree;
beforeEach(() => {
  tree = createTree();
  for (const file of globSync(needed, { cwd: workspaceRoot })) tree.write(file, readSource(file));
});

const readSource = (file: string): string => readFileSync(join(workspaceRoot, file), 'utf8');
const read = (file: string): string => tree.read(file, 'utf8') ?? '';

test('a generated remote has the package and the contract of the existing ones', async () => {
  await generate(tree, 'remote', { path: 'planted' });
  const { dependencies, ...manifest } = JSON.parse(read('apps/planted/package.json'));
  const { dependencies: sisters, ...sister } = JSON.parse(
    read('apps/blog/package.json').replaceAll('blog', 'planted'),
  );
  expect(manifest).toEqual(sister);
  expect(sisters).toMatchObject(dependencies);
  const contract = /contract: \d+/;
  expect(contract.exec(read('apps/planted/src/remote.ts'))).toEqual(
    expect.objectContaining([contract.exec(read('apps/blog/src/remote.ts'))?.[0]]),
  );
});

test.each([
  ['apps/api/src/app.ts', 2],
  ['apps/api/src/platform/db/tables.ts', 2],
  ['libs/api-client/src/client.ts', 1],
  ['libs/contracts/src/examples.ts', 2],
  ['libs/contracts/src/index.ts', 2],
  ['libs/contracts/src/routes.ts', 2],
  ['libs/contracts/src/specification/specified-calls.ts', 1],
  ['libs/testing/src/fake-api/handlers/index.ts', 2],
])('a generated API domain is added to the list in %s', async (file, lines) => {
  await generate(tree, 'api-domain', { path: 'planted-points' });
  const before = readSource(file).split('\n');
  const added = read(file)
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(added).toHaveLength(lines);
  for (const line of added) expect(line).toMatch(/planted.?points/i);
});

test('a generated component is exported from its subpath of the design system', async () => {
  await generate(tree, 'component', { path: 'design-system/display/ribbon' });
  expect(read('libs/design-system/src/display.ts')).toContain('/ribbon/ribbon.tsx');
});
