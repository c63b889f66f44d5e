import { expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { ensureOperator } from './index.ts';

const api = withTestApi();
const account = { email: 'boss@livree.example', password: 'le patron a un secret' };

const logIn = (password: string) =>
  api()
    .client()
    .identity.login({ body: { email: account.email, password } });

test('the configured operator can log in, and stays signed in after a restart', async () => {
  await ensureOperator(api().deps, account);
  const { data } = await logIn(account.password);
  expect(data.user.role).toBe('operator');
  await ensureOperator(api().deps, account);
  await expect(api().client({ token: data.token }).identity.me()).resolves.toBeTruthy();
});

test('another configured password ends the sessions of the old one', async () => {
  await ensureOperator(api().deps, account);
  const { data } = await logIn(account.password);
  await ensureOperator(api().deps, { ...account, password: 'un autre secret du patron' });
  await expect(api().client({ token: data.token }).identity.me()).rejects.toMatchObject({ status: 401 });
  await expect(logIn(account.password)).rejects.toMatchObject({ status: 401 });
  expect((await logIn('un autre secret du patron')).data.user.role).toBe('operator');
});

test('a customer who registered the operator’s address earlier loses the account', async () => {
  const token = await api().signUp(account.email);
  await ensureOperator(api().deps, account);
  await expect(api().client({ token }).identity.me()).rejects.toMatchObject({ status: 401 });
  await expect(logIn('un vrai secret 42')).rejects.toMatchObject({ status: 401 });
});

test('a password that is easy to guess is refused without being repeated', async () => {
  const refused = ensureOperator(api().deps, { ...account, password: '111111111111' });
  await expect(refused).rejects.toThrow(
    'LIVREE_OPERATOR_PASSWORD is among the first to be guessed: choose another.',
  );
});

test('tests get an operator’s session', async () => {
  const { data } = await api()
    .client({ token: await operatorToken(api()) })
    .identity.me();
  expect(data.user.role).toBe('operator');
});
