import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let site: PlantedSite;
afterEach(() => site.close());

const post = (payload: unknown, url = '/telemetry', type = 'application/json') =>
  site.app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': type },
  });

function report(overrides: Record<string, unknown> = {}) {
  const version = site.releases['booking']?.version;
  return { kind: 'error', remote: 'booking', version, language: 'fr', name: 'TypeError', ...overrides };
}

it('counts failures and measurements by release, and keeps them for `release status`', async () => {
  site = await plantSite();
  expect((await post(report())).statusCode).toBe(204);
  await post([
    report(),
    report({ kind: 'vital', name: 'LCP', value: 900 }),
    report({ kind: 'vital', name: 'LCP', value: 1500 }),
  ]);
  const key = `booking@${site.releases['booking']?.version}`;
  await site.app.close();
  const kept: unknown = JSON.parse(await readFile(join(site.folder, 'data/telemetry.json'), 'utf8'));
  expect(kept).toMatchObject({
    errors: { [key]: { browser: 2, server: 0 } },
    vitals: { [key]: { LCP: { count: 2, total: 2400, largest: 1500 } } },
  });
});

it('refuses what it does not know, and counts nothing of releases that never were', async () => {
  site = await plantSite();
  expect((await post({ ...report(), kind: 'visit' })).statusCode).toBe(400);
  expect((await post(report({ name: 'x'.repeat(5000) }))).statusCode).toBe(400);
  expect((await post(report({ name: 'x'.repeat(50_000) }))).statusCode).toBe(413);
  expect((await post(report({ version: '0123456789ab' }))).statusCode).toBe(204);
  expect(site.counts()).toMatchObject({ errors: {} });
});

it('counts breaches of the policy by directive', async () => {
  site = await plantSite();
  const breach = {
    'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://evil.test/?secret' },
  };
  expect((await post(breach, '/telemetry/csp', 'application/csp-report')).statusCode).toBe(204);
  expect(site.counts()).toMatchObject({
    policy: { 'script-src-elem': 1 },
  });
});

it('slows a flood, and shows its counts to nobody', async () => {
  site = await plantSite({ LIVREE_RATE_LIMIT_SCALE: '0.025' });
  const answers = [];
  for (let count = 0; count < 4; count += 1) answers.push((await post(report())).statusCode);
  expect(answers).toEqual([204, 204, 204, 429]);
  expect((await site.app.inject({ url: '/telemetry/summary' })).headers['content-type']).toContain(
    'text/html',
  );
});
