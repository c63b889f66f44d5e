import { describe, expect, test } from 'vitest';
import { softwareAuthenticator } from '../../../testing/authenticator.ts';
import { reauthenticate } from '../../../testing/reauthenticate.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi();

const email = 'claire@example.org';
const password = 'un vrai secret 42';
const invalid = { status: 422, code: 'identity.confirmation_link_invalid' };
const unconfirmed = { status: 409, code: 'identity.email_unconfirmed' };
const identityCalls = (token: string) => api().client({ token }).identity;

async function register(address = email): Promise<string> {
  const body = { name: 'Le nom d’un passant', email: address, password, passwordConfirmation: password };
  const { data } = await api().client().identity.register({ body });
  return data.token;
}

const mailsTo = async (address: string) => {
  await api().jobs.drain();
  return api().mails.filter(({ to }) => to === address);
};

/** The token of the newest link that confirms an address. */
async function readMailedToken(address = email): Promise<string> {
  const mail = (await mailsTo(address)).findLast(({ text }) => text.includes('/verify-email?'));
  const [, token = ''] = /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return token;
}

const isConfirmed = async (token: string) => (await identityCalls(token).me()).data.emailConfirmed;
const confirm = (session: string, token: string) => identityCalls(session).confirmEmail({ body: { token } });

async function addPasskey(token: string) {
  const authenticator = softwareAuthenticator();
  const { passkeys } = api().client({ token });
  const { data } = await passkeys.startAdding({ body: { password } });
  await passkeys.add({ body: { name: 'Téléphone', credential: authenticator.create(data) } });
  return authenticator;
}

/** Requests a reset link; the answer uses it. */
async function startReset(address: string, secret: string): Promise<() => Promise<unknown>> {
  await api()
    .client()
    .identity.forgotPassword({ body: { email: address } });
  const [, token = ''] =
    /reset-password\?token=([\w-]+)/.exec((await mailsTo(address)).map(({ text }) => text).join()) ?? [];
  const body = { email: address, token, password: secret, passwordConfirmation: secret };
  return () => api().client().identity.resetPassword({ body });
}

const reset = async (address: string, secret: string): Promise<unknown> =>
  (await startReset(address, secret))();

describe('a registration', () => {
  test('opens a session at once and mails a link, without the name, that confirms the address once', async () => {
    const session = await register();
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Confirmez votre adresse e-mail' });
    expect(mail?.text).toContain('Bonjour,\n');
    expect(mail?.text).not.toContain('passant');
    expect(await isConfirmed(session)).toBe(false);
    const { data, message } = await confirm(session, await readMailedToken());
    expect([message, data.wasConfirmed]).toEqual(['Votre adresse e-mail est confirmée', false]);
    expect(await isConfirmed(session)).toBe(true);
    expect((await confirm(session, await readMailedToken())).data.wasConfirmed).toBe(true);
  });

  test('adds no passkey before the link was pressed, and one after it', async () => {
    const session = await register();
    await expect(addPasskey(session)).rejects.toMatchObject(unconfirmed);
    await confirm(session, await readMailedToken());
    await expect(addPasskey(session)).resolves.toBeTruthy();
  });
});

describe('a link that confirms an address', () => {
  test('needs the session of its own account: a mail program that follows it confirms nothing', async () => {
    const [claire, hugo] = [await register(), await register('hugo@example.org')];
    const link = await readMailedToken();
    await expect(
      api()
        .client()
        .identity.confirmEmail({ body: { token: link } }),
    ).rejects.toMatchObject({ status: 401 });
    await expect(confirm(hugo, link)).rejects.toMatchObject({
      status: 409,
      code: 'identity.confirmation_of_another',
    });
    expect([await isConfirmed(claire), await isConfirmed(hugo)]).toEqual([false, false]);
    await expect(confirm(claire, link)).resolves.toBeTruthy();
  });

  test('expires after two days, and when a newer one is mailed', async () => {
    const session = await register();
    const old = await readMailedToken();
    await identityCalls(session).sendConfirmation();
    const newer = await readMailedToken();
    await expect(confirm(session, old)).rejects.toMatchObject(invalid);
    await expect(confirm(session, 'made up')).rejects.toMatchObject(invalid);
    api().clock.advance({ hours: 49 });
    const { data } = await api().client().identity.login({ body: { email, password } });
    await expect(confirm(data.token, newer)).rejects.toMatchObject(invalid);
    await identityCalls(data.token).sendConfirmation();
    await expect(confirm(data.token, await readMailedToken())).resolves.toBeTruthy();
  });

  test('confirms once in twenty concurrent uses, and is stored as a hash', async () => {
    const session = await register();
    const link = await readMailedToken();
    const rows = await api().deps.db.selectFrom('email_confirmations').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(link);
    const uses = await Promise.all(Array.from({ length: 20 }, () => confirm(session, link)));
    expect(uses.filter(({ data }) => !data.wasConfirmed)).toHaveLength(1);
  });

  test('is not mailed again once the address is confirmed', async () => {
    const session = await register();
    await confirm(session, await readMailedToken());
    await identityCalls(session).sendConfirmation();
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('an account that a stranger registered with somebody’s address', () => {
  test('goes to the owner of the address by a reset, and the stranger keeps no access', async () => {
    const stranger = await register();
    const { settings } = await reauthenticate(api().client({ token: stranger }));
    await settings.changeNotifications({ body: { sms: true, loginNotifications: false } });
    const { db } = api().deps;
    const { id } = (await identityCalls(stranger).me()).data.user;
    const browser = { endpoint: 'https://fcm.googleapis.com/stranger', p256dh: 'key', auth: 'secret' };
    await db
      .insertInto('push_subscriptions')
      .values({ ...browser, user_id: id, created_at: new Date() })
      .execute();
    await reset(email, 'sept vagues bleues');
    await api().jobs.drain();
    await expect(isConfirmed(stranger)).rejects.toMatchObject({ status: 401 });
    const { data } = await api()
      .client()
      .identity.login({ body: { email, password: 'sept vagues bleues' } });
    expect(await isConfirmed(data.token)).toBe(true);
    const { data: mine } = await api().client({ token: data.token }).settings.read();
    expect([mine.notifications.sms, mine.security.loginNotifications]).toEqual([false, true]);
    expect(await db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
  });
});

describe('a reset of the password', () => {
  test('removes passkeys, the linked Google account, known browsers and sessions; the mails before and after say so', async () => {
    const session = await api().signUp(email);
    const phone = await addPasskey(session);
    const { id } = (await identityCalls(session).me()).data.user;
    const { db } = api().deps;
    const linked = { issuer: 'https://accounts.google.com', subject: 'stranger', user_id: id };
    await db
      .insertInto('google_accounts')
      .values({ ...linked, linked_at: new Date() })
      .execute();
    await reset(email, 'sept vagues bleues');
    const { passkeys } = api().client();
    const credential = phone.get((await passkeys.startSignIn()).data);
    await expect(passkeys.signIn({ body: { credential } })).rejects.toMatchObject({
      code: 'passkeys.refused',
    });
    expect(await db.selectFrom('google_accounts').selectAll().execute()).toEqual([]);
    await expect(isConfirmed(session)).rejects.toMatchObject({ status: 401 });
    const letters = (await mailsTo(email)).filter(({ text }) => text.includes('le compte Google lié'));
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Réinitialisation de votre mot de passe',
      'Votre mot de passe a changé',
    ]);
  });
});

describe('a change of the password', () => {
  const change = (session: string, removeWaysIn?: boolean) =>
    api()
      .client({ token: session })
      .settings.setPassword({
        body: {
          currentPassword: password,
          newPassword: 'sept vagues bleues',
          newPasswordConfirmation: 'sept vagues bleues',
          ...(removeWaysIn === undefined ? {} : { removeWaysIn }),
        },
      });

  test.each([
    ['keeps the passkeys', undefined, 1],
    ['removes them if its holder wishes, and says so', true, 0],
  ])('%s', async (_, removes, left) => {
    const session = await api().signUp(email);
    await addPasskey(session);
    await change(session, removes);
    expect((await api().client({ token: session }).passkeys.list()).data).toHaveLength(left);
    const isReported = (await mailsTo(email)).some(({ text }) =>
      text.includes('Vos clés d’accès, le compte Google'),
    );
    expect(isReported).toBe(left === 0);
  });
});

test('a passkey being created while the password is reset is not added to the account', async () => {
  const session = await api().signUp(email);
  const { passkeys } = api().client({ token: session });
  const phone = softwareAuthenticator();
  const offers = await Promise.all(
    Array.from({ length: 5 }, async () => (await passkeys.startAdding({ body: { password } })).data),
  );
  const additions = offers.map((options) =>
    passkeys.add({ body: { name: 'Clé', credential: phone.create(options) } }),
  );
  await Promise.allSettled([reset(email, 'sept vagues bleues'), ...additions]);
  const { data } = await api()
    .client()
    .identity.login({ body: { email, password: 'sept vagues bleues' } });
  expect((await api().client({ token: data.token }).passkeys.list()).data).toEqual([]);
});

describe('a stranger who knows the old password, while a reset takes place,', () => {
  const owners = 'le secret de la titulaire 7';
  const logIn = (secret: string) =>
    api()
      .client()
      .identity.login({ body: { email, password: secret } });

  test('opens no session that outlives it', async () => {
    await register();
    const press = await startReset(email, owners);
    const attempts = [press(), ...Array.from({ length: 4 }, () => logIn(password))];
    await Promise.allSettled(attempts);
    await expect(attempts[0]).resolves.toBeTruthy();
    expect(await api().deps.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  test('does not keep the owner’s link from working by changing the password', async () => {
    const session = await register();
    const press = await startReset(email, owners);
    const next = 'le secret du passant 8';
    const body = { currentPassword: password, newPassword: next, newPasswordConfirmation: next };
    await api().client({ token: session }).settings.changePassword({ body });
    await press();
    await expect(logIn(owners)).resolves.toBeTruthy();
  });

  test('does not set a password over the new one', async () => {
    const session = await register();
    const press = await startReset(email, owners);
    const next = 'le secret du passant 8';
    const body = { currentPassword: password, newPassword: next, newPasswordConfirmation: next };
    await Promise.allSettled([press(), api().client({ token: session }).settings.changePassword({ body })]);
    await expect(logIn(next)).rejects.toMatchObject({ status: 401 });
    await expect(logIn(owners)).resolves.toBeTruthy();
  });
});
