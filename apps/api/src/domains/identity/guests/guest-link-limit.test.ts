import { expect, test } from 'vitest';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi({ LIVREE_RATE_LIMIT_SCALE: '1' });

const ask = (token: string) =>
  api()
    .client({ token })
    .guests.requestLink({ body: {} })
    .then(
      () => 'sent',
      ({ code }) => String(code),
    );

test('a link is mailed to one address five times an hour, whichever guest asks', async () => {
  const outcomes: string[] = [];
  for (let guest = 0; guest < 4; guest += 1) {
    const body = { name: 'Zoé Petit', email: 'zoe@example.org', phone: '+33 6 11 22 33 44' };
    const { token } = (await api().client().guests.begin({ body })).data;
    outcomes.push(await ask(token), await ask(token));
    api().clock.advance({ minutes: 2 });
  }
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(5);
  expect(outcomes.slice(5)).toEqual(['rate_limited', 'rate_limited', 'rate_limited']);
});
