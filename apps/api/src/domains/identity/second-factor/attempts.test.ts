import { expect, test } from 'vitest';
import { authenticatorApp } from '../../../testing/authenticator-app.ts';
import { tokenAs } from '../../../testing/operator.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi({ LIVREE_SECOND_FACTOR: 'required', LIVREE_RATE_LIMIT_SCALE: '1' });

test('guesses wait longer and longer, whichever session makes them and in which form', async () => {
  const email = 'ines@livree.example';
  const password = 'un vrai secret 42';
  const first = api().client({ token: await tokenAs(api(), 'dispatcher', email) });
  const { secret } = (await first.secondFactor.startAuthenticator()).data;
  const code = () => authenticatorApp(secret).codeAt(api().clock.now());
  await first.secondFactor.addAuthenticator({ body: { code: code() } });
  api().clock.advance({ minutes: 1 });
  const { token } = (await api().client().identity.login({ body: { email, password } })).data;
  const other = api().client({ token });
  const guesses = ['000000', '111111', 'k7qd-9xm2', '222222', 'b2fn-6jra'];
  for (const [at, guess] of guesses.entries()) {
    const client = at % 2 === 0 ? first : other;
    await expect(client.secondFactor.give({ body: { code: guess } })).rejects.toMatchObject({ status: 422 });
  }
  await expect(other.secondFactor.give({ body: { code: code() } })).rejects.toMatchObject({
    code: 'rate_limited',
  });
  api().clock.advance({ seconds: 3 });
  await expect(other.secondFactor.give({ body: { code: code() } })).resolves.toBeTruthy();
});
