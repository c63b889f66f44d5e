import { randomUUID } from 'node:crypto';
import { freePort } from '@livree/server/free-port';
import { openTelemetry } from '@livree/server/telemetry';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { siteGauges } from './gauges.ts';
import { addReleaseCounts } from './platform/release-counts/release-counts.repository.ts';
import { book } from './testing/rides.ts';
import { withTestApi } from './testing/test-api.ts';

const api = withTestApi();

/** What Prometheus reads. */
async function readMetrics(gauges = siteGauges(api().deps)): Promise<string> {
  const port = await freePort();
  const telemetry = await openTelemetry('livree-api', { metrics: { host: '127.0.0.1', port } });
  onTestFinished(() => telemetry.stop());
  telemetry.watch(gauges);
  const app = Fastify();
  telemetry.observe(app);
  app.get('/contact/:name', async () => ({ success: true }));
  await app.inject({ url: '/contact/claire@example.org' });
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

test('Prometheus reads durations by route, holds, failed payments, waiting jobs, and the visits and speed of each release', async () => {
  const token = await api().signUp();
  await book(api(), token, { paymentMethodId: 'pm_card_threeDSecure2Required' });
  await book(api(), token, {
    vehicleId: 2,
    paymentMethodId: 'pm_card_chargeDeclinedInsufficientFunds',
  }).catch(() => {});
  const counts = [
    {
      release: 'booking@0123456789ab',
      arm: 'canary',
      visits: 90,
      failedVisits: 4,
      tallies: { 'LCP 6': 3 },
    } as const,
  ];
  await addReleaseCounts(api().deps.db, { batch: randomUUID(), counts }, api().clock.now());
  const text = await readMetrics();
  expect(text).toMatch(/http_server_request_duration_bucket\{.*http_route="\/contact\/:name".*le="0.1"\} 1/);
  expect(text).toMatch(/^livree_holds [12]$/m);
  expect(text).toMatch(/^livree_payments_failed 1$/m);
  expect(text).toMatch(/^livree_release_visits\{release="booking@0123456789ab",arm="canary"\} 90$/m);
  expect(text).toMatch(/^livree_release_failed_visits\{release="booking@0123456789ab",arm="canary"\} 4$/m);
  expect(text).toMatch(
    /^livree_release_vital\{release="booking@0123456789ab",arm="canary",vital="LCP"\} 1800$/m,
  );
  expect(text).not.toMatch(/claire/);
});

test('the first paper of a vehicle on offer that ends is told by its kind, and how many replicas there are', async () => {
  const { db } = api().deps;
  const write = (id: number, papers: Record<string, string | boolean | null>) =>
    db.updateTable('vehicles').set(papers).where('id', '=', id).execute();
  onTestFinished(async () => {
    for (const id of [1, 2, 3])
      await write(id, {
        is_active: true,
        insurance_until: null,
        inspection_until: null,
        licence_until: null,
      });
  });
  await write(1, { insurance_until: '2026-07-12', licence_until: '2026-05-30' });
  await write(2, { insurance_until: '2026-06-14' });
  await write(3, { insurance_until: '2026-06-03', is_active: false });
  const text = await readMetrics();
  expect(text).toMatch(/^livree_paper_days\{paper="insurance"\} 12$/m);
  expect(text).toMatch(/^livree_paper_days\{paper="licence"\} -3$/m);
  expect(text).not.toMatch(/paper="inspection"/);
  expect(text).toMatch(/^livree_replicas 0$/m);
});

test('the age of a queue is the time since its oldest job was due', async () => {
  await api().signUp();
  await book(api(), await api().signUp('hugo@example.org'));
  const before = await readMetrics();
  expect(before).toMatch(/^livree_job_age_seconds\{queue="[\w.-]+"\} /m);
});

test('a metric that cannot be read is left out, and the others are reported', async () => {
  const broken = { name: 'livree_broken', about: 'broken', read: () => Promise.reject(new Error('away')) };
  const text = await readMetrics([broken, ...siteGauges(api().deps)]);
  expect(text).not.toMatch(/^livree_broken /m);
  expect(text).toMatch(/^livree_holds 0$/m);
});
