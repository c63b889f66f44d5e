import { describe, expect, test } from 'vitest';
import { softwareAuthenticator } from '../../testing/authenticator.ts';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { ensureOperator } from './index.ts';

const api = withTestApi();
const account = { email: 'boss@livree.example', password: 'le patron a un secret' };
const customerPassword = 'un vrai secret 42';

const logIn = (password: string, email = account.email) =>
  api().client().identity.login({ body: { email, password } });

const readUser = (token: string) => api().client({ token }).identity.me();
const ended = { status: 401 };

/** The role events so far, with the account and its new role. */
const roleEvents = () =>
  api()
    .deps.db.selectFrom('security_events')
    .select(['call', 'outcome', 'subject'])
    .where('kind', '=', 'role')
    .orderBy('subject')
    .execute();

/** The subjects of the mails to an address about the role of its account. */
async function roleMails(email: string): Promise<string[]> {
  await api().jobs.drain();
  return api()
    .mails.filter(({ to, subject }) => to === email && subject.includes('opérateur'))
    .map(({ subject }) => subject);
}

async function addPasskey(token: string) {
  const authenticator = softwareAuthenticator();
  const { passkeys } = api().client({ token });
  const { data } = await passkeys.startAdding({ body: { password: customerPassword } });
  await passkeys.add({ body: { name: 'Téléphone', credential: authenticator.create(data) } });
  return authenticator;
}

async function signInWith(authenticator: ReturnType<typeof softwareAuthenticator>) {
  const { passkeys } = api().client();
  const { data } = await passkeys.startSignIn();
  return passkeys.signIn({ body: { credential: authenticator.get(data) } });
}

describe('the configured operator', () => {
  test('can log in, and stays signed in after a restart', async () => {
    await ensureOperator(api().deps, account);
    const { data } = await logIn(account.password);
    expect(data.user.role).toBe('operator');
    await ensureOperator(api().deps, account);
    await expect(readUser(data.token)).resolves.toBeTruthy();
  });

  test('loses the sessions of the old password when another is configured', async () => {
    await ensureOperator(api().deps, account);
    const { data } = await logIn(account.password);
    await ensureOperator(api().deps, { ...account, password: 'un autre secret du patron' });
    await expect(readUser(data.token)).rejects.toMatchObject(ended);
    await expect(logIn(account.password)).rejects.toMatchObject(ended);
    expect((await logIn('un autre secret du patron')).data.user.role).toBe('operator');
  });

  test('is one account, changed once, when two processes start at the same moment', async () => {
    await api().signUp(account.email);
    await Promise.all([1, 2, 3].map(() => ensureOperator(api().deps, account)));
    expect(await roleMails(account.email)).toEqual(['Votre compte est devenu celui de l’opérateur']);
    expect(await roleEvents()).toHaveLength(1);
  });
});

describe('an account that a customer made at the operator’s address', () => {
  test('stops the start while nobody has confirmed its address, and keeps its role', async () => {
    const password = { password: customerPassword, passwordConfirmation: customerPassword };
    const body = { name: 'Un passant', email: 'BOSS@livree.example', ...password };
    const { data } = await api().client().identity.register({ body });
    await expect(ensureOperator(api().deps, account)).rejects.toThrow(
      'LIVREE_OPERATOR_EMAIL names an account that may be a stranger’s, because its address was never confirmed: ' +
        'start without the operator’s settings, choose a new password for it with “Forgot password?”, then start again; ' +
        'or name another address.',
    );
    expect((await readUser(data.token)).data.user.role).toBe('customer');
    expect(await roleEvents()).toEqual([{ call: 'configuration', outcome: 'email_unverified', subject: '' }]);
  });

  test('loses every way to sign in when its confirmed address is named; its holder gets a mail', async () => {
    const token = await api().signUp(account.email);
    const phone = await addPasskey(token);
    await api()
      .client()
      .identity.forgotPassword({ body: { email: account.email } });
    await api().jobs.drain();
    const [, reset = ''] =
      /token=([\w-]+)/.exec(
        api()
          .mails.map(({ text }) => text)
          .join(),
      ) ?? [];
    await ensureOperator(api().deps, account);
    await expect(readUser(token)).rejects.toMatchObject(ended);
    await expect(logIn(customerPassword)).rejects.toMatchObject(ended);
    await expect(signInWith(phone)).rejects.toMatchObject({ code: 'passkeys.refused' });
    const link = { email: account.email, token: reset };
    await expect(api().client().identity.checkResetLink({ body: link })).rejects.toMatchObject({
      code: 'identity.reset_link_invalid',
    });
    expect((await logIn(account.password)).data.user.role).toBe('operator');
    expect(await roleMails(account.email)).toEqual(['Votre compte est devenu celui de l’opérateur']);
    expect(await roleEvents()).toEqual([{ call: 'configuration', outcome: 'done', subject: 'operator' }]);
  });
});

test('an operator of an earlier version, whose address was not confirmed, keeps the role and loses what a stranger may have added', async () => {
  const token = await api().signUp(account.email);
  const phone = await addPasskey(token);
  await ensureOperator(api().deps, account);
  await api().deps.db.updateTable('users').set({ email_verified_at: null }).execute();
  const { data } = await logIn(account.password);
  await ensureOperator(api().deps, account);
  await expect(readUser(data.token)).rejects.toMatchObject(ended);
  await expect(signInWith(phone)).rejects.toMatchObject({ code: 'passkeys.refused' });
  expect((await logIn(account.password)).data.user.role).toBe('operator');
});

describe('a former operator', () => {
  const successor = { email: 'successor@livree.example', password: 'la relève a un secret' };

  test.each([
    ['another account', successor],
    ['nobody', undefined],
  ])('is a customer again when the settings name %s, without sessions, and gets a mail', async (_, named) => {
    await ensureOperator(api().deps, account);
    const { data } = await logIn(account.password);
    await ensureOperator(api().deps, named);
    await expect(readUser(data.token)).rejects.toMatchObject(ended);
    expect((await logIn(account.password)).data.user.role).toBe('customer');
    expect(await roleMails(account.email)).toEqual(['Votre compte n’est plus celui de l’opérateur']);
    expect(await roleEvents()).toContainEqual({
      call: 'configuration',
      outcome: 'done',
      subject: 'customer',
    });
    await ensureOperator(api().deps, named);
    expect(await roleMails(account.email)).toHaveLength(1);
  });
});

test('a password that is easy to guess is refused without being repeated', async () => {
  const refused = ensureOperator(api().deps, { ...account, password: '111111111111' });
  await expect(refused).rejects.toThrow(
    'LIVREE_OPERATOR_PASSWORD is among the first to be guessed: choose another.',
  );
});

test('tests get an operator’s session', async () => {
  expect((await readUser(await operatorToken(api()))).data.user.role).toBe('operator');
});
