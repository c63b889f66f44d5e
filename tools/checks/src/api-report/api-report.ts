import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { declare } from './declarations.ts';

/** The libraries whose public surface released remotes rely on. */
export const reported: readonly string[] = ['libs/platform', 'libs/design-system'];

const manifest = z.object({ exports: z.record(z.string(), z.string()) });

/** The path of a library's report. */
export const reportFile = (root: string): string => `${root}/api-report.txt`;

/** All exports of a library that a release can use, as the compiler declares them: one section per file, entry points by their subpath. */
export async function apiReport(workspace: string, root: string): Promise<string> {
  const { exports } = manifest.parse(JSON.parse(readFileSync(join(workspace, root, 'package.json'), 'utf8')));
  const entries = Object.entries(exports)
    .filter(([subpath, file]) => /\.tsx?$/.test(file) && subpath !== './stories')
    .map(([subpath, file]) => ({ subpath, path: `${root}/${file.replace('./', '')}` }));
  const declarations = await declare(
    workspace,
    entries.map(({ path }) => path),
  );
  const subpaths = new Map(entries.map(({ subpath, path }) => [path.replace(/\.tsx?$/, ''), subpath]));
  return [...declarations]
    .map(([module, text]) => `=== ${subpaths.get(module) ?? module.slice(root.length + 1)}\n${text}`)
    .join('\n');
}
