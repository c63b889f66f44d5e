import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { expect, test } from 'vitest';

const manifest = z.object({ nx: z.object({ targets: z.record(z.string(), z.unknown()) }) });
const manifests = globSync(['{apps,libs,tools}/*/package.json', 'e2e/package.json'], { cwd: workspaceRoot });

test.each(manifests.map((file) => [dirname(file)]))('%s has the targets that its files call for', (root) => {
  const text = readFileSync(join(workspaceRoot, root, 'package.json'), 'utf8');
  const targets = Object.keys(z.parse(manifest, JSON.parse(text)).nx.targets);
  const hasTests = globSync('src/**/*.test.{ts,tsx}', { cwd: join(workspaceRoot, root) }).length > 0;
  expect(targets).toEqual(expect.arrayContaining(['lint', 'typecheck', ...(hasTests ? ['test'] : [])]));
});
