import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { expect, test } from 'vitest';
import { commandsInMarkdown, pathsInMarkdown, pathsOfOwners } from './named-paths.ts';

const documents = globSync(['*.md', 'docs/**/*.md', '{apps,libs,tools}/**/README.md', 'e2e/README.md'], {
  cwd: workspaceRoot,
  exclude: (name) => ['node_modules', 'dist', 'templates'].includes(name),
});
const files = globSync('{apps,libs,tools,e2e}/**/*.*', {
  cwd: workspaceRoot,
  exclude: (name) => ['node_modules', 'dist'].includes(name),
});
const read = (file: string): string => readFileSync(join(workspaceRoot, file), 'utf8');
const isThere = (path: string, from: string): boolean =>
  existsSync(join(workspaceRoot, dirname(from), path)) ||
  globSync(path.replace(/^\//, ''), { cwd: workspaceRoot }).length > 0 ||
  files.some((file) => file.endsWith(`/${path}`));

test('every path in a document exists', () => {
  const missing = documents.flatMap((file) =>
    pathsInMarkdown(read(file))
      .filter((path) => !isThere(path, file))
      .map((path) => `${file}: ${path}`),
  );
  expect(documents).toContain('ARCHITECTURE.md');
  expect(missing).toEqual([]);
});

const readScripts = () =>
  z.parse(z.object({ scripts: z.record(z.string(), z.string()) }), JSON.parse(read('package.json'))).scripts;

test('every command in a document exists', () => {
  const scripts = readScripts();
  const unknown = documents.flatMap((file) =>
    commandsInMarkdown(read(file))
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${file}: npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('docs/commands.md tells what every command of the root does', () => {
  const text = read('docs/commands.md');
  const isTold = (name: string): boolean => new RegExp(`(?:npm(?: run)?|·) ${name}(?![\\w:-])`).test(text);
  expect(Object.keys(readScripts()).filter((name) => !isTold(name))).toEqual([]);
});

test('every folder with an owner exists', () => {
  const owned = pathsOfOwners(read('.github/CODEOWNERS'));
  expect(owned.length).toBeGreaterThan(10);
  expect(owned.filter((path) => !existsSync(join(workspaceRoot, path)))).toEqual([]);
});

test('paths are found in backticks and links, without line numbers and placeholders', () => {
  const text =
    'See `libs/a.ts:3`, `model/e.ts`, [b](../b.md#part), `npm start`, `apps/<remote>/x.ts` [c](https://c.example) and [d](/d).';
  expect(pathsInMarkdown(text)).toEqual(['libs/a.ts', 'model/e.ts', '../b.md']);
});

test('commands are found without those of a workspace', () => {
  const text = 'Use `npm run dev -- booking`, `npm run test:fares`: and `npm run build -w @livree/shell`.';
  expect(commandsInMarkdown(text)).toEqual(['dev', 'test:fares']);
});
