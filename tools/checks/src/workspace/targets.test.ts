import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { describe, expect, test } from 'vitest';

const manifest = z.object({
  nx: z.object({
    targets: z.record(z.string(), z.looseObject({ inputs: z.optional(z.array(z.unknown())) })),
  }),
});
const projects = globSync(['{apps,libs,tools}/*/package.json', 'e2e/package.json'], {
  cwd: workspaceRoot,
}).map((file) => dirname(file));

const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');
const readTargets = (root: string) => z.parse(manifest, JSON.parse(read(`${root}/package.json`))).nx.targets;
const listTests = (root: string) => globSync(`${root}/src/**/*.test.{ts,tsx}`, { cwd: workspaceRoot });

/** Whether a test reads files outside its project, by a path from its own folder or the root. */
function readsBeyond(root: string, file: string): boolean {
  const paths = [...read(file).matchAll(/(?:dirname, |new URL\()'(?<path>\.\.\/[^']*)'/g)];
  return (
    paths.some(
      ({ groups }) => !`${posix.join(dirname(file), groups?.['path'] ?? '')}/`.startsWith(`${root}/`),
    ) || read(file).includes('workspaceRoot')
  );
}

describe.each(projects)('%s', (root) => {
  const targets = readTargets(root);

  test('has the targets that its files require', () => {
    const wanted = ['lint', 'typecheck', ...(listTests(root).length > 0 ? ['test'] : [])];
    expect(Object.keys(targets)).toEqual(expect.arrayContaining(wanted));
  });

  test('declares what its tests read outside it, for the cache', () => {
    const far = listTests(root).filter((file) => readsBeyond(root, file));
    if (targets['test']?.inputs === undefined) expect(far).toEqual([]);
  });
});
