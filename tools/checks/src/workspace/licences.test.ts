import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { expect, it } from 'vitest';

/** Licences under which anybody may run and sell this product. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'MIT OR Apache-2.0',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
]);

/** Packages with further conditions, and why they are allowed. */
const exceptions: readonly {
  readonly packages: RegExp;
  readonly licence: RegExp;
  readonly reason: string;
}[] = [
  {
    packages: /^@(?:fontsource-variable|expo-google-fonts)\//,
    licence: /OFL-1\.1$/,
    reason: 'fonts may be served, not sold alone',
  },
  {
    packages: /^@img\/sharp-/,
    licence: /LGPL-3\.0-or-later/,
    reason: 'libvips is a library of its own, linked at run time',
  },
  {
    packages: /^(?:@axe-core\/playwright|axe-core)$/,
    licence: /^MPL-2\.0$/,
    reason: 'used by tests, unchanged',
  },
  {
    packages: /^png-js$/,
    licence: /^none$/,
    reason: 'MIT by its LICENSE file; its package.json does not say so',
  },
  { packages: /^jszip$/, licence: /^\(MIT OR GPL-3\.0-or-later\)$/, reason: 'we take it under MIT' },
  { packages: /^web-push$/, licence: /^MPL-2\.0$/, reason: 'used by the server, unchanged' },
  { packages: /^lightningcss/, licence: /^MPL-2\.0$/, reason: 'used by the build, unchanged' },
  { packages: /^cities\.json$/, licence: /^CC-BY-4\.0$/, reason: 'its authors are named under every map' },
];

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.optional(z.string()), link: z.optional(z.boolean()) }),
  ),
});

it('every installed package has an allowed licence', () => {
  const lock = z.parse(
    lockSchema,
    JSON.parse(readFileSync(join(workspaceRoot, 'package-lock.json'), 'utf8')),
  );
  const found = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(found.length).toBeGreaterThan(500);
  const refused = found.flatMap(([path, { license = 'none' }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    if (allowed.has(license)) return [];
    const isExcepted = exceptions.some(
      ({ packages, licence }) => packages.test(name) && licence.test(license),
    );
    return isExcepted ? [] : [`${name}: ${license}`];
  });
  expect(refused).toEqual([]);
});
