import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

const rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

const trials = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
    }),
  ),
});

const readAlerts = () =>
  z.parse(rules, parse(read('deploy/prometheus/alerts.yml'))).groups.flatMap((group) => group.rules);

/** Metrics of Prometheus itself, and of its prober, which asks the site from outside. */
const others = ['up', 'probe_success', 'probe_ssl_earliest_cert_expiry'];

test('every metric of the alerts and the dashboard exists, and every metric of the API is in one of them', () => {
  const gauges = ['apps/api/src/gauges.ts', 'apps/gateway/src/telemetry/gateway-gauges.ts']
    .map(read)
    .join('\n');
  const own = [...gauges.matchAll(/'(livree_\w+)'/g)].map(([, name = '']) => name);
  const duration = ['http_server_request_duration_bucket', 'http_server_request_duration_count'];
  const known = new Set([...own, ...duration, ...others]);
  const { panels } = z.parse(dashboard, JSON.parse(read('deploy/grafana/livree.json')));
  const expressions = [...readAlerts(), ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
  const named = expressions.flatMap(
    (text) => text.match(/\b(livree_\w+|http_server_\w+|probe_\w+|up(?=\{))/g) ?? [],
  );
  expect(new Set(named).size).toBeGreaterThan(8);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  // A metric that nobody watches is of no use.
  expect(own.filter((name) => !named.includes(name))).toEqual([]);
});

test('each alert is tried in trouble, where it fires, and near its limit, where it does not', () => {
  const tried = z
    .parse(trials, parse(read('deploy/prometheus/alerts.test.yml')))
    .tests.flatMap(({ alert_rule_test: all }) => all);
  const names = (isFired: boolean) =>
    new Set(
      tried
        .filter(({ exp_alerts: expected }) => expected.length > 0 === isFired)
        .map(({ alertname }) => alertname),
    );
  const alerts = new Set(readAlerts().map(({ alert }) => alert));
  expect([names(true), names(false)]).toEqual([alerts, alerts]);
});

test.skipIf(!hasPromtool)('the alerts fire when they must, and not before', () => {
  const { status, stdout, stderr } = spawnSync(
    'promtool',
    ['test', 'rules', 'deploy/prometheus/alerts.test.yml'],
    {
      cwd: workspaceRoot,
      encoding: 'utf8',
    },
  );
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
});
