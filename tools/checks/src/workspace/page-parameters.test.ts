import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { pageParameters } from '@livree/platform/page-query';
import { expect, test } from 'vitest';

const remotes = join(workspaceRoot, 'apps');
const reading = /\b(?:search|searchParams)\.get(?:All)?\('([^']+)'\)/g;
const listed = /(?:noFilters = |listAddress\()\{([^}]*)\}/g;

function namesIn(source: string): string[] {
  const read = [...source.matchAll(reading)].map(([, name = '']) => name);
  const filters = [...source.matchAll(listed)].flatMap(([, fields = '']) =>
    [...fields.matchAll(/(\w+): ''/g)].map(([, name = '']) => name),
  );
  return [...read, ...filters];
}

test('the server renders by every parameter that a page reads', () => {
  const files = globSync(
    '{account,blog,booking,marketing,payments}/src/{pages,features,articles,booking,wizard,*}/**/*.{ts,tsx}',
    {
      cwd: remotes,
      exclude: (name) => name === 'frames' || name === 'dist',
    },
  ).filter((file) => !/\.test\.tsx?$|checkout\/model/.test(file));
  const names = new Set(files.flatMap((file) => namesIn(readFileSync(join(remotes, file), 'utf8'))));
  expect(names.size).toBeGreaterThan(8);
  expect([...names].filter((name) => !pageParameters.some((known) => known === name))).toEqual([]);
});
