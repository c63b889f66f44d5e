import { expect, test } from 'vitest';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { sweepSessionsJob } from '../identity/identity.jobs.ts';
import { forgetIdleGuestsJob } from './settings.jobs.ts';

const api = withTestApi();

async function begin(email: string): Promise<string> {
  const body = { name: 'Zoé Petit', email, phone: '+33 6 11 22 33 44' };
  return (await api().client().guests.begin({ body })).data.token;
}

const addresses = async () =>
  (await api().database.db.selectFrom('users').select('guest_email').execute()).map((row) => row.guest_email);

async function sweep(): Promise<void> {
  await api()
    .database.db.transaction()
    .execute(async (trx) => {
      await api().jobs.send(trx, sweepSessionsJob, {});
      await api().jobs.send(trx, forgetIdleGuestsJob, {});
    });
  await api().jobs.drain();
}

test('a guest who left without a ride is deleted after thirty days, one with a ride is not', async () => {
  await begin('ohne@example.org');
  await book(api(), await begin('avec@example.org'));
  api().clock.advance({ days: 29 });
  await sweep();
  expect(await addresses()).toEqual(expect.arrayContaining(['ohne@example.org', 'avec@example.org']));
  api().clock.advance({ days: 2 });
  await begin('neu@example.org');
  await sweep();
  const left = await addresses();
  expect(left).not.toContain('ohne@example.org');
  expect(left).toEqual(expect.arrayContaining(['avec@example.org', 'neu@example.org']));
});
