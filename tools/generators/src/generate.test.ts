import type { Tree } from '@nx/devkit';
import { parseSync } from 'oxc-parser';
import { beforeEach, describe, expect, test } from 'vitest';
import { generate, type Kind } from './generate.ts';
import { readRemote } from './remotes.ts';
import { plantWorkspace } from './testing/planted-workspace.ts';

let tree: Tree;
beforeEach(() => {
  tree = plantWorkspace();
});

const read = (path: string): string => tree.read(path, 'utf8') ?? '';

/** The errors of a file in its own grammar, or an unfilled placeholder. */
function faultsIn(path: string, text: string): string[] {
  const unfilled = [...`${path} ${text}`.matchAll(/__[A-Za-z]+__/g)].map(([place]) => `${path}: ${place}`);
  if (path.endsWith('.json')) JSON.parse(text);
  if (!/\.tsx?$/.test(path)) return unfilled;
  return [...unfilled, ...parseSync(path, text).errors.map(({ message }) => `${path}: ${message}`)];
}

async function make(kind: Kind, path: string, api = false): Promise<string[]> {
  const { files, byHand } = await generate(tree, kind, { path, api });
  const paths = Object.keys(files);
  expect(paths.flatMap((file) => faultsIn(file, read(file)))).toEqual([]);
  expect(byHand).not.toEqual([]);
  return paths;
}

test('a new remote has one page, texts in four languages, an owner and a workflow', async () => {
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
  const workflows = ['promote', 'release-day-tours'].map((name) => `.github/workflows/${name}.yml`);
  const shared = ['.github/CODEOWNERS', ...workflows];
  expect(paths.toSorted()).toEqual([...shared, ...wanted].toSorted());
  expect(read('.github/CODEOWNERS')).toMatch(/^\/apps\/day-tours\/ +@livree\/day-tours$/m);
  expect(read('.github/workflows/promote.yml')).toMatch(/- blog\n +- day-tours\n/);

  const remote = await readRemote(read('apps/day-tours/src/remote.ts'));
  expect(remote).toEqual({ id: 'day-tours', routes: [{ path: '/day-tours' }] });
  expect(JSON.parse(read('apps/day-tours/package.json'))).toMatchObject({
    name: '@livree/day-tours',
    nx: { tags: ['scope:day-tours', 'type:remote', 'runs:browser'] },
  });
});

describe('a feature', () => {
  const folder = 'apps/booking/src/features/gift-card';

  test('a new feature is a component with its texts in four languages', async () => {
    const before = read('apps/booking/src/messages/de.json');
    expect(await make('feature', 'booking/gift-card')).toHaveLength(7);
    const after = read('apps/booking/src/messages/de.json');
    expect(JSON.parse(after)).toEqual({ ...JSON.parse(before), giftCard: { title: 'Gift card' } });
    expect(after.startsWith(before.trimEnd().slice(0, -2))).toBe(true);
    expect(read(`${folder}/components/gift-card.tsx`)).toContain("useTranslation('booking')");
    expect(tree.exists(`${folder}/api`)).toBe(false);
  });

  test('a new feature with --api makes a request and declares the packages that it needs', async () => {
    await make('remote', 'tours');
    await make('feature', 'tours/gift-card', true);
    expect(read('apps/tours/src/features/gift-card/api/gift-card-query.ts')).toContain(
      "queryKey('tours', 'gift-card')",
    );
    await make('component', 'tours/gift-card/ribbon');
    const { dependencies } = JSON.parse(read('apps/tours/package.json'));
    expect(Object.keys(dependencies)).toEqual([
      '@livree/api-client',
      '@livree/contracts',
      '@livree/design-system',
      '@livree/i18n',
      '@livree/platform',
      'react',
      'react-i18next',
    ]);
    expect(JSON.parse(read('apps/tours/src/messages/es.json')).giftCard.retry).toBe('Reintentar');
  });
});

describe('a component', () => {
  test('a new component of the design system is exported from its subpath', async () => {
    await make('component', 'design-system/display/ribbon');
    const lines = read('libs/design-system/src/display.ts').split('\n');
    const at = lines.indexOf("export { Ribbon } from './display/ribbon/ribbon.tsx';");
    expect(lines[at + 1]).toBe("export type { RibbonProps } from './display/ribbon/ribbon.tsx';");
    expect(lines[at - 1]).toContain('./display/rating/rating.tsx');
    expect(read('libs/design-system/src/display/ribbon/ribbon.module.css')).toContain('@layer ds');
    expect(read('libs/design-system/src/display/ribbon/ribbon.stories.tsx')).toContain('component: Ribbon');
  });

  test('a new component of a feature is among its components', async () => {
    const paths = await make('component', 'blog/articles/ribbon');
    const folder = 'apps/blog/src/features/articles/components';
    expect(paths.toSorted()).toEqual([`${folder}/ribbon.module.css`, `${folder}/ribbon.tsx`]);
    expect(read(`${folder}/ribbon.module.css`)).toContain('@layer app');
  });
});

test('a new API domain is added once to every list of domains, and gets the next migration', async () => {
  const lists = [
    'apps/api/src/app.ts',
    'apps/api/src/platform/db/tables.ts',
    'libs/api-client/src/client.ts',
    'libs/contracts/src/examples.ts',
    'libs/contracts/src/index.ts',
    'libs/contracts/src/routes.ts',
    'libs/contracts/src/specification/specified-calls.ts',
    'libs/testing/src/fake-api/handlers/index.ts',
  ];
  const before = new Map(lists.map((file) => [file, read(file).split('\n')]));
  const paths = await make('api-domain', 'loyalty-points');
  for (const file of lists) {
    const present = before.get(file) ?? [];
    const added = read(file)
      .split('\n')
      .filter((line) => !present.includes(line));
    expect(added, file).not.toEqual([]);
    expect(new Set(added).size, file).toBe(added.length);
    for (const line of added) expect(line).toMatch(/loyalty.?points/i);
  }
  expect(paths).toContain('apps/api/src/platform/db/migrations/0042-loyalty-points.sql');
  expect(paths.filter((path) => path.startsWith('apps/api/src/domains/loyalty-points/'))).toHaveLength(7);
});

test.each<[Kind, string, RegExp]>([
  ['remote', 'Tours', /no name/],
  ['remote', '../tours', /no name/],
  ['remote', 'day--tours', /no name/],
  ['remote', 'a'.repeat(32), /31 characters at most/],
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
])('%s %s is refused in one sentence, and nothing is written', async (kind, path, reason) => {
  const before = tree.listChanges().length;
  await expect(generate(tree, kind, { path })).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringMatching(reason),
  });
  expect(tree.listChanges()).toHaveLength(before);
});
