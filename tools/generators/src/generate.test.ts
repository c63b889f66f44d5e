import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { releaseSchema } from '@livree/release';
import { parseSync } from 'oxc-parser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { generate, type GeneratorRequest } from './generate.ts';

/** The part of a workspace that generators read. */
const needed = [
  '.github/CODEOWNERS',
  'apps/api/src/app.ts',
  'apps/api/src/domains/blog/index.ts',
  'apps/api/src/platform/db/migrations',
  'apps/api/src/platform/db/tables.ts',
  'apps/blog/package.json',
  'apps/blog/src/features/articles/components',
  'apps/blog/src/messages',
  'apps/blog/src/remote.ts',
  'apps/booking/src/messages',
  'apps/booking/src/remote.ts',
  'apps/marketing/src/remote.ts',
  'libs/api-client/src/client.ts',
  'libs/contracts/src/examples.ts',
  'libs/contracts/src/index.ts',
  'libs/contracts/src/routes.ts',
  'libs/contracts/src/specification/specified-calls.ts',
  'libs/design-system/src/display.ts',
  'libs/design-system/src/display/card/card.tsx',
  'libs/platform/package.json',
  'libs/testing/src/fake-api/handlers/index.ts',
];

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'livree-generators-'));
  for (const path of needed) cpSync(join(workspaceRoot, path), join(workspace, path), { recursive: true });
});
afterEach(() => rmSync(workspace, { recursive: true }));

const read = (path: string): string => readFileSync(join(workspace, path), 'utf8');

/** The errors of a file in its own grammar, or an unfilled placeholder. */
function faultsIn(path: string, text: string): string[] {
  const unfilled = [...`${path} ${text}`.matchAll(/__[A-Za-z]+__/g)].map(([place]) => `${path}: ${place}`);
  if (path.endsWith('.json')) JSON.parse(text);
  if (!/\.tsx?$/.test(path)) return unfilled;
  return [...unfilled, ...parseSync(path, text).errors.map(({ message }) => `${path}: ${message}`)];
}

async function make(kind: string, place: string, api = false): Promise<string[]> {
  const { files, byHand } = await generate(workspace, { kind, place, api });
  const paths = Object.keys(files);
  expect(paths.flatMap((path) => faultsIn(path, read(path)))).toEqual([]);
  expect(byHand).not.toEqual([]);
  return paths;
}

describe('a remote', () => {
  test('has the files of an existing remote and describes itself as a release does', async () => {
    const paths = await make('remote', 'day-tours');
    const texts = ['de', 'en', 'es', 'fr'].map((language) => `src/messages/${language}.json`);
    const code = [
      'src/generated/text-keys.d.ts',
      'src/pages/day-tours.test.tsx',
      'src/pages/day-tours.tsx',
      'src/remote.ts',
      'src/standalone.tsx',
      'src/states/states.ts',
    ];
    const wanted = [
      'README.md',
      'package.json',
      'rspack.config.ts',
      'tsconfig.project.json',
      ...texts,
      ...code,
    ].map((file) => `apps/day-tours/${file}`);
    const shared = ['.github/CODEOWNERS', '.github/workflows/release-day-tours.yml'];
    expect(paths.toSorted()).toEqual([...shared, ...wanted].toSorted());
    expect(read('.github/CODEOWNERS')).toMatch(/^\/apps\/day-tours\/ +@livree\/day-tours$/m);

    const { remote } = await import(pathToFileURL(join(workspace, 'apps/day-tours/src/remote.ts')).href);
    const described = z.pick(releaseSchema, { id: true, contract: true });
    expect(z.parse(described, remote)).toEqual({ id: 'day-tours', contract: 2 });
    expect(remote.routes).toMatchObject([{ path: '/day-tours', access: 'public' }]);
    expect(JSON.parse(read('apps/day-tours/package.json'))).toMatchObject({
      name: '@livree/day-tours',
      nx: { tags: ['scope:day-tours', 'type:remote', 'runs:browser'] },
    });
  });

  test('has the package of an existing remote, without further dependencies', async () => {
    await make('remote', 'tours');
    const { dependencies, ...manifest } = JSON.parse(read('apps/tours/package.json'));
    const { dependencies: sisters, ...sister } = JSON.parse(
      read('apps/blog/package.json').replaceAll('blog', 'tours'),
    );
    expect(manifest).toEqual(sister);
    expect(sisters).toMatchObject(dependencies);
  });
});

describe('a feature', () => {
  const folder = 'apps/booking/src/features/gift-card';

  test('is a component with its texts in four languages', async () => {
    const before = read('apps/booking/src/messages/de.json');
    expect(await make('feature', 'booking/gift-card')).toHaveLength(7);
    const after = read('apps/booking/src/messages/de.json');
    expect(JSON.parse(after)).toEqual({ ...JSON.parse(before), giftCard: { title: 'Gift card' } });
    expect(after.startsWith(before.trimEnd().slice(0, -2))).toBe(true);
    expect(read(`${folder}/components/gift-card.tsx`)).toContain("useTranslation('booking')");
    expect(existsSync(join(workspace, folder, 'api'))).toBe(false);
  });

  test('makes a request if asked to, and declares the packages that it needs', async () => {
    await make('remote', 'tours');
    await make('feature', 'tours/gift-card', true);
    expect(read('apps/tours/src/features/gift-card/api/gift-card-query.ts')).toContain(
      "queryKey('tours', 'gift-card')",
    );
    await make('component', 'tours/gift-card/ribbon');
    const manifest = JSON.parse(read('apps/tours/package.json'));
    const sister = JSON.parse(read('apps/blog/package.json'));
    const { dependencies } = manifest;
    expect(Object.keys(manifest)).toEqual(Object.keys(sister));
    expect(Object.keys(dependencies)).toEqual([
      '@livree/api-client',
      '@livree/contracts',
      '@livree/design-system',
      '@livree/i18n',
      '@livree/platform',
      'react',
      'react-i18next',
    ]);
    expect(sister.dependencies).toMatchObject(dependencies);
    expect(JSON.parse(read('apps/tours/src/messages/es.json')).giftCard.retry).toBe('Reintentar');
  });
});

describe('a component', () => {
  test('of the design system is exported from its subpath', async () => {
    await make('component', 'design-system/display/ribbon');
    const lines = read('libs/design-system/src/display.ts').split('\n');
    const at = lines.indexOf("export { Ribbon } from './display/ribbon/ribbon.tsx';");
    expect(lines[at + 1]).toBe("export type { RibbonProps } from './display/ribbon/ribbon.tsx';");
    expect(lines[at - 1]).toContain('./display/rating/rating.tsx');
    expect(read('libs/design-system/src/display/ribbon/ribbon.module.css')).toContain('@layer ds');
    expect(read('libs/design-system/src/display/ribbon/ribbon.stories.tsx')).toContain('component: Ribbon');
  });

  test('of a feature is among its components', async () => {
    const paths = await make('component', 'blog/articles/ribbon');
    const folder = 'apps/blog/src/features/articles/components';
    expect(paths.toSorted()).toEqual([`${folder}/ribbon.module.css`, `${folder}/ribbon.tsx`]);
    expect(read(`${folder}/ribbon.module.css`)).toContain('@layer app');
  });
});

test('an API domain is added to every list of domains, once', async () => {
  const paths = await make('api-domain', 'loyalty-points');
  const lists: Readonly<Record<string, number>> = {
    'apps/api/src/app.ts': 2,
    'apps/api/src/platform/db/tables.ts': 2,
    'libs/api-client/src/client.ts': 1,
    'libs/contracts/src/examples.ts': 2,
    'libs/contracts/src/index.ts': 2,
    'libs/contracts/src/routes.ts': 2,
    'libs/contracts/src/specification/specified-calls.ts': 1,
    'libs/testing/src/fake-api/handlers/index.ts': 2,
  };
  for (const [file, lines] of Object.entries(lists)) {
    const before = readFileSync(join(workspaceRoot, file), 'utf8').split('\n');
    const added = read(file)
      .split('\n')
      .filter((line) => !before.includes(line));
    expect([file, added.length, added.every((line) => /loyalty.?points/i.test(line))]).toEqual([
      file,
      lines,
      true,
    ]);
  }
  const migrations = readdirSync(join(workspace, 'apps/api/src/platform/db/migrations')).toSorted();
  expect(migrations.at(-1)).toMatch(/^\d{4}-loyalty-points\.sql$/);
  expect(paths.filter((path) => path.startsWith('apps/api/src/domains/loyalty-points/'))).toHaveLength(7);
});

test.each<[string, string, RegExp]>([
  ['remote', 'Tours', /no name/],
  ['remote', '../tours', /no name/],
  ['remote', 'day--tours', /no name/],
  ['remote', 'blog', /apps\/blog is there already/],
  ['remote', 'prices', /path \/prices belongs to marketing/],
  ['feature', 'cruises/gift-card', /no remote called cruises/],
  ['feature', '../gift-card', /no remote called \.\./],
  ['feature', 'blog', /not a feature path/],
  ['feature', 'blog/articles', /is there already/],
  ['feature', 'blog/page', /group page already/],
  ['component', 'design-system/display/card', /is there already/],
  ['component', 'design-system/attic/ribbon', /no subpath attic/],
  ['component', 'blog/cruises/ribbon', /no feature cruises/],
  ['component', 'ribbon', /not a component path/],
  ['api-domain', 'blog', /is there already/],
  ['api-domain', 'vehicules', /call of another domain/],
  ['domain', 'loyalty', /usage/],
])('refuses %s %s in one sentence and writes nothing', async (kind, place, reason) => {
  const files = () => readdirSync(workspace, { recursive: true }).length;
  const before = files();
  const request: GeneratorRequest = { kind, place, api: false };
  await expect(generate(workspace, request)).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringMatching(reason),
  });
  expect(files()).toBe(before);
});
