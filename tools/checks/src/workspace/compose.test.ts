import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');
const text = read('deploy/compose.yaml');
const named = (source: string, pattern: RegExp): string[] => [
  ...new Set([...source.matchAll(pattern)].map(([, name = '']) => name)),
];

const service = z.object({
  image: z.string(),
  command: z.optional(z.array(z.string())),
  environment: z.optional(z.record(z.string(), z.string())),
  depends_on: z.optional(z.union([z.array(z.string()), z.record(z.string(), z.unknown())])),
  read_only: z.optional(z.boolean()),
  cap_drop: z.optional(z.array(z.string())),
  ports: z.optional(z.array(z.string())),
});
const { services } = z.parse(
  z.object({ services: z.record(z.string(), service) }),
  parse(text, { merge: true }),
);
const programs = Object.entries(services).filter(([, { image }]) => image.includes('LIVREE_IMAGE'));

test('every role of the image but the ledger runs, those that answer visitors twice', () => {
  const roles = programs.map(([, { command }]) => command?.join(' '));
  expect(roles.toSorted((one = '', other = '') => one.localeCompare(other))).toEqual([
    'api',
    'api',
    'gateway',
    'gateway',
    'migrate',
    'seed',
    'watch',
    'worker',
  ]);
});

test('every program gets only variables that exist', () => {
  const settings = named(read('docs/settings.md'), /^\| `(\w+)`/gm);
  const known = new Set([...settings, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);
  for (const [name, { environment = {} }] of programs)
    expect(
      Object.keys(environment).filter((variable) => !known.has(variable)),
      name,
    ).toEqual([]);
});

test('every gateway is told the name of its image, and so its digest', () => {
  const gateways = programs.filter(([, { command }]) => command?.includes('gateway') === true);
  expect(gateways).toHaveLength(2);
  for (const [name, { image, environment }] of gateways)
    expect(environment?.['LIVREE_IMAGE'], name).toBe(image);
});

test('the example names every value that has no default, and no other', () => {
  const asked = named(text, /\$\{(\w+)(?::\?[^}]*)?\}/g);
  const given = named(read('deploy/example.env'), /^(\w+)=/gm).filter((name) => name !== 'LIVREE_IMAGE');
  expect(given.toSorted()).toEqual(asked.toSorted());
});

test('only the edge is reached from outside, and no program can write or has rights', () => {
  expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['edge']);
  for (const [name, program] of programs)
    expect(program, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

test('every name that the compose file waits for or balances is one of its services', () => {
  const awaited = Object.values(services).flatMap(({ depends_on: others = [] }) =>
    Array.isArray(others) ? others : Object.keys(others),
  );
  const balanced = named(read('deploy/edge/haproxy.cfg'), /^ {2}server (\S+) /gm);
  expect(balanced).toHaveLength(4);
  expect(Object.keys(services)).toEqual(expect.arrayContaining([...awaited, ...balanced]));
});
