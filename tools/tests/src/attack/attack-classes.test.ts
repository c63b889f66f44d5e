import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { expect, it } from 'vitest';
import { attackClasses } from './attack-classes.ts';

const page = readFileSync(join(workspaceRoot, 'docs/security.md'), 'utf8');
const section = (title: string): string =>
  page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
const tried = new Set(Object.values(attackClasses).flat());

it('every class has tests, and every test exists', () => {
  const tests = globSync('{apps,libs,tools,e2e}/**/*.{test,spec}.{ts,tsx}', {
    cwd: workspaceRoot,
    exclude: (name) => ['node_modules', 'dist', '.tmp'].includes(name),
  });
  const empty = Object.entries(attackClasses).filter(([, files]) => files.length === 0);
  expect(empty).toEqual([]);
  expect([...tried].filter((file) => !tests.includes(file))).toEqual([]);
});

it('docs/security.md has the classes that npm run test:attack tries', () => {
  const named = [...section('Tried attacks').matchAll(/^- (.+)$/gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(attackClasses));
});

it('what docs/security.md says of releases is tried, and so is every journey of an attack', () => {
  const held = [...section('Releases').matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, file = '']) => file,
  );
  const journeys = globSync('e2e/specs/security/*.spec.ts', { cwd: workspaceRoot });
  expect(held.length).toBeGreaterThan(20);
  expect([...held, ...journeys].filter((file) => !tried.has(file))).toEqual([]);
});
