import { expect, test } from 'vitest';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi({ LIVREE_RATE_LIMIT_SCALE: '1' });

test('a link is mailed to one address five times an hour, whichever guest asks, from wherever', async () => {
  const post = async (url: string, payload: object, headers: Record<string, string>) =>
    api().app.inject({ method: 'POST', url: `/api${url}`, payload, headers });
  const guest = { name: 'Zoé Petit', email: 'zoe@example.org', phone: '+33 6 11 22 33 44' };
  const answers: number[] = [];
  for (let index = 100; index < 107; index += 1) {
    const from = { 'x-forwarded-for': `198.51.100.${index}` };
    const { token } = (await post('/auth/guest', guest, from)).json().data;
    const session = { ...from, authorization: `Bearer ${token}` };
    answers.push((await post('/auth/guest/link', {}, session)).statusCode);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
