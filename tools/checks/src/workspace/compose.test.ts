import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readPrograms } from '../settings/programs.ts';

const read = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');
const text = read('deploy/compose.yaml');
const named = (source: string, pattern: RegExp): string[] => [
  ...new Set([...source.matchAll(pattern)].map(([, name = '']) => name)),
];

const service = z.object({
  image: z.string(),
  command: z.optional(z.array(z.string())),
  environment: z.optional(z.record(z.string(), z.nullable(z.string()))),
  depends_on: z.optional(z.union([z.array(z.string()), z.record(z.string(), z.unknown())])),
  read_only: z.optional(z.boolean()),
  cap_drop: z.optional(z.array(z.string())),
  security_opt: z.optional(z.array(z.string())),
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

const settingsOf = new Map(
  readPrograms().map(({ name, settings }) => [name, settings.map((setting) => setting.name)]),
);
/** What the image says itself, and the key of releases, which a gateway needs for no bucket. */
const unset = new Set([
  'NODE_ENV',
  'HOST',
  'PORT',
  'FRAME_PORT',
  'LIVREE_DATA',
  'LIVREE_COMMIT',
  'PICTURES',
  'LIVREE_RELEASE_KEY',
]);
/** What packages read: the keys of the bucket of releases, and of the collector. */
const keys = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
const collector = 'OTEL_EXPORTER_OTLP_HEADERS';
const variablesOf = (name: string): string[] => Object.keys(services[name]?.environment ?? {});
const sorted = (names: readonly string[] = []): string[] => names.toSorted();

test.each([
  ['api-1', 'API', [collector]],
  ['api-2', 'API', [collector]],
  ['worker', 'API', [collector]],
  ['gateway-1', 'gateway', [collector, ...keys]],
  ['gateway-2', 'gateway', [collector, ...keys]],
])('%s gets each variable that its program reads, and no other', (name, program, added) => {
  const settings = settingsOf.get(program)?.filter((setting) => !unset.has(setting)) ?? [];
  expect(settings.length).toBeGreaterThan(10);
  expect(sorted(variablesOf(name))).toEqual(sorted([...settings, ...added]));
});

test.each([
  ['migrate', 'API'],
  ['seed', 'npm run release'],
  ['watch', 'npm run release'],
])('%s gets only variables that its program reads', (name, program) => {
  const known = new Set([...(settingsOf.get(program) ?? []), ...keys]);
  expect(variablesOf(name)).not.toEqual([]);
  expect(variablesOf(name).filter((variable) => !known.has(variable))).toEqual([]);
});

/** What the file knows better than an operator: the names of its services, and what they are asked, and how often. */
const ofTheFile = [
  'DATABASE_URL',
  'LIVREE_DATABASE_DIRECT_URL',
  'LIVREE_DRAIN_SECONDS',
  'LIVREE_HEALTH_PORT',
  'TRUST_PROXY',
];
/** Of a command that an operator types. */
const ofCommands = ['LIVREE_SOURCE_KEY'];

test('what the guide tells to set reaches a role as it was set', () => {
  const words = named(read('docs/operate.md'), /`((?:LIVREE|STRIPE|PAYPAL|OTEL|DATABASE|TRUST)_\w*)/g);
  const known = [...new Set([...settingsOf.values()].flat()), collector];
  const told = words.flatMap((word) =>
    word.endsWith('_') ? known.filter((name) => name.startsWith(word)) : word,
  );
  expect(told).toEqual(
    expect.arrayContaining(['LIVREE_DEMONSTRATION', 'LIVREE_COMPANY_VAT', 'STRIPE_SECRET_KEY']),
  );
  const passed = programs.flatMap(([, { environment = {} }]) =>
    Object.entries(environment).flatMap(([name, value]) =>
      value === null || value.includes(`\${${name}`) ? name : [],
    ),
  );
  const lost = told.filter((name) => ![...passed, ...ofTheFile, ...ofCommands].includes(name));
  expect(lost).toEqual([]);
});

/** Compose as Docker or as Debian has it; undefined if neither is installed. */
const compose = [['docker', 'compose'], ['docker-compose']].find(
  ([program = '', ...words]) => spawnSync(program, [...words, 'version']).status === 0,
);

test.skipIf(compose === undefined)(
  'Compose gives a secret of the file to the roles that need it, alone',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'livree-compose-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'site.env');
    const filled = read('deploy/example.env').replaceAll(/^(\w+)=$/gm, '$1=filled');
    const added = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
    const lines = Object.entries(added).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(file, `${filled}${lines.join('')}`);
    const [program = '', ...words] = compose ?? [];
    const given = ['--project-name', 'livree', '--file', 'compose.yaml', '--env-file', file, 'config'];
    const { status, stdout, stderr } = spawnSync(program, [...words, ...given], {
      cwd: join(workspaceRoot, 'deploy'),
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    const { services: resolved } = z.parse(
      z.object({ services: z.record(z.string(), z.pick(service, { environment: true })) }),
      parse(stdout),
    );
    const withValue = (name: keyof typeof added) =>
      Object.entries(resolved).flatMap(([role, { environment }]) =>
        environment?.[name] === added[name] ? role : [],
      );
    expect(sorted(withValue('STRIPE_SECRET_KEY'))).toEqual(['api-1', 'api-2', 'worker']);
    expect(sorted(withValue('STRIPE_PUBLISHABLE_KEY'))).toEqual([
      'api-1',
      'api-2',
      'gateway-1',
      'gateway-2',
      'worker',
    ]);
  },
);

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
    expect(program, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: expect.arrayContaining(['no-new-privileges:true']),
    });
});

test('every name that the compose file waits for or balances is one of its services', () => {
  const awaited = Object.values(services).flatMap(({ depends_on: others = [] }) =>
    Array.isArray(others) ? others : Object.keys(others),
  );
  const balanced = named(read('deploy/edge/haproxy.cfg'), /^ {2}server (\S+) /gm);
  expect(balanced).toHaveLength(4);
  expect(Object.keys(services)).toEqual(expect.arrayContaining([...awaited, ...balanced]));
});
