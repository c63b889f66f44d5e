import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { expect, test } from 'vitest';
import { readPrograms } from '../settings/programs.ts';
import { budgets, deployments, entrances, services } from './manifests.ts';

const read = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');
const manifests = globSync('deploy/kubernetes/base/*.yaml', { cwd: workspaceRoot }).map(read);
const roles = [...read('deploy/role.sh').matchAll(/^ {2}(?<role>\w+)\) exec/gm)].flatMap(
  ({ groups }) => groups?.['role'] ?? [],
);
const all = (pattern: RegExp): string[] =>
  manifests.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found));

test('the image has the Node of the workspace', () => {
  const base = /^ARG BASE=.*node:(?<version>[\d.]+)-/m.exec(read('deploy/Dockerfile'))?.groups?.['version'];
  expect(base).toBe(read('.nvmrc').trim());
});

test('every container of the manifests runs a role of the image, and every role but the ledger has one', () => {
  const run = new Set(all(/^ +args: \[(\w+)\]$/gm));
  expect([...run, 'ledger'].toSorted()).toEqual(roles.toSorted());
});

const probesOf = new Map([
  ['gateway', 'apps/gateway/src/api/health-routes.ts'],
  ['api', 'apps/api/src/app.ts'],
  ['worker', 'libs/server/src/health.ts'],
  ['watch', 'libs/server/src/health.ts'],
]);

test('each long-running role says that it has started, works and is ready, at addresses that its program answers', () => {
  expect(deployments.map(({ name }) => name).toSorted()).toEqual([...probesOf.keys()].toSorted());
  for (const { name, container } of deployments) {
    const source = read(probesOf.get(name) ?? '');
    const { startupProbe, readinessProbe, livenessProbe, ports } = container;
    expect(readinessProbe.httpGet.path, name).toBe('/readyz');
    expect(livenessProbe.httpGet, name).toEqual(startupProbe.httpGet);
    for (const { httpGet } of [livenessProbe, readinessProbe]) {
      expect(source, name).toContain(`'${httpGet.path}'`);
      expect(ports.map((port) => port.name)).toContain(httpGet.port);
    }
  }
});

test('nodes are not emptied of the last pod of a role that has two, and can be emptied of one that has one', () => {
  const several = deployments.filter(({ replicas }) => replicas > 1).map(({ name }) => name);
  expect(several.length).toBeGreaterThan(0);
  expect(budgets.map(({ role }) => role).toSorted()).toEqual(several.toSorted());
  expect(budgets.every(({ minAvailable }) => minAvailable === 1)).toBe(true);
});

test('a policy admits callers to named ports of its pods alone, and every port has one', () => {
  const ports = all(/- name: (\w+)\n +containerPort/g);
  expect(ports).toContain('metrics');
  expect(new Set(all(/- port: (\w+)/g))).toEqual(new Set(ports));
});

const programOf = new Map([
  ['gateway', 'gateway'],
  ['api', 'API'],
]);

test('the ports of each container are those that its program listens on, and its service leads to all that answer visitors', () => {
  const programs = readPrograms();
  for (const [role, program] of programOf) {
    const settings = programs.find(({ name }) => name === program)?.settings ?? [];
    const { container } = deployments.find(({ name }) => name === role) ?? {};
    const answers = settings
      .filter(({ name }) => ['PORT', 'FRAME_PORT'].includes(name))
      .map(({ fallback }) => Number(fallback.replaceAll('`', '')));
    const metrics = container?.env.filter(({ name }) => name.endsWith('_METRICS_PORT')) ?? [];
    const declared = container?.ports.map(({ containerPort }) => containerPort);
    expect(declared, role).toEqual([...answers, ...metrics.map(({ value }) => Number(value))]);
    const led = services.find(({ name }) => name === role)?.ports.map(({ port }) => port);
    expect(led, role).toEqual(answers);
  }
});

test('the hosts of the site and of the checkout frames lead to the port of each', () => {
  const overlay = read('deploy/kubernetes/overlays/production/kustomization.yaml');
  const hostIn = (variable: string): string =>
    new URL(new RegExp(`- ${variable}=(\\S+)`).exec(overlay)?.[1] ?? '').host;
  expect(entrances).toEqual([
    { host: hostIn('LIVREE_SITE_URL'), service: 'gateway', port: 'http' },
    { host: hostIn('LIVREE_FRAME_ORIGIN'), service: 'gateway', port: 'frames' },
  ]);
});

test('every container runs without rights, on a file system that it cannot write', () => {
  const containers = all(/^ {10}image: (livree)$/gm).length;
  expect(containers).toBe(6);
  for (const rule of [
    /readOnlyRootFilesystem: (true)/g,
    /allowPrivilegeEscalation: (false)/g,
    /runAsNonRoot: (true)/g,
  ])
    expect(all(rule)).toHaveLength(containers);
});
