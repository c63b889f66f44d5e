import { languages } from '@livree/contracts';
import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const remoteSource = (id: string, paths: readonly string[]): string =>
  [
    "import type { Remote } from '@livree/platform';",
    '',
    'export const remote = {',
    `  id: '${id}',`,
    '  contract: 2,',
    '  routes: [',
    ...paths.map(
      (path) => `    { path: '${path}', access: 'public', page: () => import('./pages/page.tsx') },`,
    ),
    '  ],',
    '} satisfies Remote;',
    '',
  ].join('\n');

function remoteFiles(id: string, paths: readonly string[]): Record<string, string> {
  const texts = languages.map((language) => [
    `apps/${id}/src/messages/${language}.json`,
    json({ page: { title: 'Page' } }),
  ]);
  return {
    [`apps/${id}/package.json`]: json({
      name: `@livree/${id}`,
      dependencies: { '@livree/platform': '*', react: '19.3.1' },
    }),
    [`apps/${id}/src/remote.ts`]: remoteSource(id, paths),
    ...Object.fromEntries(texts),
  };
}

/** The lists to which generators add lines, each with one entry. */
const lists: Readonly<Record<string, string>> = {
  '.github/CODEOWNERS': '/apps/blog/                             @livree/blog\n',
  '.github/workflows/promote.yml': 'options:\n          - blog\n          - shell\n',
  'apps/api/src/app.ts':
    "import { register as blog } from './domains/blog/index.ts';\n\nconst domains = [\n  blog,\n];\n",
  'apps/api/src/platform/db/tables.ts':
    "import type { BlogTables } from '../../domains/blog/blog.tables.ts';\n\nexport type Tables =\n  BlogTables &\n  object;\n",
  'libs/api-client/src/client.ts':
    'export const calls = {\n    blog: createCalls(routes.blog, transport),\n};\n',
  'libs/contracts/src/examples.ts':
    "import { blogExamples } from './blog/examples.ts';\n\nexport const examples = {\n  blog: blogExamples,\n};\n",
  'libs/contracts/src/index.ts':
    "export type { BlogArticle } from './blog/schemas.ts';\nexport { blogRoutes } from './blog/routes.ts';\n",
  'libs/contracts/src/routes.ts':
    "import { blogRoutes } from './blog/routes.ts';\n\nexport const routes = {\n  blog: blogRoutes,\n};\n",
  'libs/contracts/src/specification/specified-calls.ts':
    "export const calls = [\n  'GET /config',\n  'GET /vehicules',\n];\n",
  'libs/testing/src/fake-api/handlers/index.ts':
    "import { blogHandlers } from './blog.ts';\n\nexport const handlers = {\n  blog: blogHandlers,\n};\n",
};

/** A small workspace in memory: three remotes, one domain of the API and one component. */
export function plantWorkspace(): Tree {
  const tree = createTree();
  const files = {
    ...lists,
    ...remoteFiles('blog', ['/blog']),
    ...remoteFiles('booking', ['/booking']),
    ...remoteFiles('marketing', ['/', '/prices']),
    'apps/api/src/domains/blog/index.ts': '',
    'apps/api/src/platform/db/migrations/0041-articles.sql': '',
    'apps/blog/src/features/articles/components/article.tsx': '',
    'libs/design-system/src/display.ts':
      "export { Card } from './display/card/card.tsx';\nexport { Rating } from './display/rating/rating.tsx';\n",
    'libs/design-system/src/display/card/card.tsx': '',
    'libs/platform/package.json': json({
      dependencies: { '@livree/api-client': '*', '@livree/contracts': '*', react: '19.3.1' },
    }),
  };
  for (const [path, text] of Object.entries(files)) tree.write(path, text);
  return tree;
}
