import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { reauthenticate } from '../../testing/reauthenticate.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { sweepSecurityEventsJob } from './security.jobs.ts';

const api = withTestApi();
const email = 'claire@example.org';
const password = 'un vrai secret 42';

const events = () =>
  api()
    .deps.db.selectFrom('security_events')
    .select(['kind', 'call', 'outcome', 'user_id', 'subject', 'network', 'times'])
    .orderBy('kind')
    .orderBy('outcome')
    .execute();

describe('operators', () => {
  test('read the counts of the last days, and nobody else does', async () => {
    const token = await operatorToken(api());
    for (let turn = 0; turn < 3; turn += 1)
      await api()
        .client()
        .identity.login({ body: { email, password: 'pas le bon' } })
        .catch(() => {});
    const { data } = await api().client({ token }).security.summary();
    expect(data).toEqual({
      since: '2026-05-26T08:00:00.000Z',
      keptDays: 183,
      counts: [
        {
          kind: 'sign_in',
          outcome: 'identity.invalid_credentials',
          times: 3,
          lastAt: '2026-06-02T08:00:00.000Z',
        },
        { kind: 'role', outcome: 'done', times: 1, lastAt: '2026-06-02T08:00:00.000Z' },
        { kind: 'sign_in', outcome: 'done', times: 1, lastAt: '2026-06-02T08:00:00.000Z' },
      ],
    });
    const customer = api().client({ token: await api().signUp() });
    await expect(customer.security.summary()).rejects.toMatchObject({ status: 403 });
  });

  test('have events for the configured number of days', async () => {
    await operatorToken(api());
    const sweep = async (moment: string) => {
      api().clock.set(moment);
      await api()
        .deps.db.transaction()
        .execute((trx) => api().jobs.send(trx, sweepSecurityEventsJob, {}));
      await api().jobs.drain();
      return (await events()).length;
    };
    expect(await sweep('2026-12-02T08:00:00.000Z')).toBe(2);
    expect(await sweep('2026-12-02T08:01:00.000Z')).toBe(0);
  });
});

test('a customer’s export contains their events', async () => {
  await api().signUp(email);
  const { data } = await api().client().identity.login({ body: { email, password } });
  const customer = await reauthenticate(api().client({ token: data.token }));
  const exported = await customer.settings.exportData();
  expect(exported.data).toMatchObject({
    security_events: expect.arrayContaining([
      expect.objectContaining({ kind: 'sign_in', outcome: 'done', network: '127.0.0.0/24', times: 1 }),
    ]),
  });
});
