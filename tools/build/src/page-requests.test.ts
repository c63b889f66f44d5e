import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const script = `
const [, finder, remote] = process.argv;
const [{ pageRequests }, { routes }] = await Promise.all([import(finder), import(remote)]);
console.log(JSON.stringify([...(await pageRequests(remote, routes))]));`;

/** The result for one route with this `page`; found by Node itself, because the test runner replaces its modules. */
function find(page: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'livree-routes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const remote = join(folder, 'remote.mjs');
  const routes = `[{ path: '/', page: ${page} }, { path: '/old', redirect: '/' }]`;
  writeFileSync(remote, `export const routes = ${routes};`);
  const finder = new URL('page-requests.ts', import.meta.url).href;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, finder, pathToFileURL(remote).href],
    { encoding: 'utf8' },
  );
  return stdout + stderr;
}

test.each([
  ['at once', "() => import('./pages/home.tsx')"],
  ['with a note to the bundler', '() => import(/* webpackPrefetch: true */ "./pages/home.tsx")'],
  [
    'in several steps',
    "async () => {\n  const page = await import(\n    './pages/home.tsx'\n  );\n  return page;\n}",
  ],
])('the page that a route imports %s is found', (_how, page) => {
  expect(JSON.parse(find(page))).toEqual([['/', './pages/home.tsx']]);
});

test('a route whose page is not a module of the remote is refused', () => {
  expect(find('() => ({ Page: () => null })')).toContain('request');
});
