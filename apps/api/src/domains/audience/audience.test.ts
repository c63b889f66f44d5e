import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addReleaseCounts } from '../../platform/release-counts/release-counts.repository.ts';
import { operatorToken } from '../../testing/operator.ts';
import { reauthenticate } from '../../testing/reauthenticate.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

const count = (tallies: Record<string, number>) =>
  addReleaseCounts(
    api().deps.db,
    {
      batch: randomUUID(),
      counts: [{ release: 'site', arm: 'live', visits: 0, failedVisits: 0, tallies }],
    },
    api().clock.now(),
  );

async function read(days?: number) {
  const { audience } = api().client({ token: await operatorToken(api()) });
  return (await audience.read({ query: { days } })).data;
}

test('pages and steps are summed over gateways, of the days that are asked for', async () => {
  await count({ 'page /': 3, unverified: 5 });
  api().clock.advance({ days: 10 });
  await count({ 'page /': 1, 'step /blog/:slug/2': 1, 'page /blog/:slug': 4 });
  expect((await read(7)).pages).toEqual([
    { page: '/blog/:slug', step: null, visits: 4 },
    { page: '/', step: null, visits: 1 },
    { page: '/blog/:slug', step: 2, visits: 1 },
  ]);
  expect((await read()).pages[0]).toEqual({ page: '/', step: null, visits: 4 });
});

test('a campaign shows what it sold, and stands in the export of its customer', async () => {
  const token = await api().signUp();
  const campaign = 'lettre / noel 2026';
  const { reservation } = await book(api(), token, { campaign });
  await book(api(), token, { pickupAt: '2026-06-20T10:00' });
  const sold = { name: campaign, rides: 1, total: reservation.totalPrice };
  expect((await read()).campaigns).toEqual([sold]);
  const customer = await reauthenticate(api().client({ token }));
  const { data } = await customer.settings.exportData();
  expect(JSON.stringify(data)).toContain(campaign);
});
