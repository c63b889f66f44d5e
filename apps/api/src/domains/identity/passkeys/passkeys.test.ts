import type { ShownCredential } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { type Authenticator, softwareAuthenticator } from '../../../testing/authenticator.ts';
import { reauthenticate } from '../../../testing/reauthenticate.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi();
const password = 'un vrai secret 42';
const refused = { status: 422, code: 'passkeys.refused' };
const passkeyCalls = (token: string) => api().client({ token }).passkeys;

async function added(token: string, authenticator: Authenticator, name = 'Téléphone') {
  const { data } = await passkeyCalls(token).startAdding({ body: { password } });
  const body = { name, credential: authenticator.create(data) };
  return (await passkeyCalls(token).add({ body })).data;
}

async function signIn(authenticator: Authenticator, remember = false) {
  const { passkeys } = api().client();
  const { data } = await passkeys.startSignIn();
  return (await passkeys.signIn({ body: { credential: authenticator.get(data), remember } })).data;
}

/** Pages of which no passkey of this site may be made or shown. */
const foreignPages = [
  { origin: 'https://livree.evil.example' },
  { crossOrigin: true },
  { crossOrigin: true, topOrigin: 'https://livree.evil.example' },
  { topOrigin: 'http://localhost:4200' },
];

const subjects = () => api().mails.map(({ subject }) => subject);

describe('a passkey', () => {
  test('is added with the password, signs in, and shows its last use', async () => {
    const token = await api().signUp();
    const phone = softwareAuthenticator();
    expect(await added(token, phone)).toMatchObject({ name: 'Téléphone', isSynced: false, lastUsedAt: null });
    api().clock.advance({ hours: 1 });
    const session = await signIn(phone);
    expect(session.user.email).toBe('claire@example.org');
    const { data } = await passkeyCalls(session.token).list();
    expect(data).toMatchObject([{ name: 'Téléphone', lastUsedAt: '2026-06-02T09:00:00.000Z' }]);
  });

  test('opens a session of 30 days if it is remembered, otherwise an ordinary one', async () => {
    const phone = softwareAuthenticator();
    await added(await api().signUp(), phone);
    const [short, long] = [await signIn(phone), await signIn(phone, true)];
    api().clock.advance({ days: 29 });
    await expect(api().client({ token: long.token }).identity.me()).resolves.toBeTruthy();
    await expect(api().client({ token: short.token }).identity.me()).rejects.toMatchObject({ status: 401 });
  });

  test('can be renamed and removed, no longer signs in after that, and mails report both', async () => {
    const token = await api().signUp();
    const phone = softwareAuthenticator();
    const { id } = await added(token, phone);
    await passkeyCalls(token).rename({ params: { id }, body: { name: ' Montre ' } });
    expect((await passkeyCalls(token).list()).data).toMatchObject([{ name: 'Montre' }]);
    await (await reauthenticate(api().client({ token }))).passkeys.remove({ params: { id } });
    expect((await passkeyCalls(token).list()).data).toEqual([]);
    await expect(signIn(phone)).rejects.toMatchObject(refused);
    await api().jobs.drain();
    expect(subjects().toSorted()).toEqual(['Une clé d’accès a été ajoutée', 'Une clé d’accès a été retirée']);
  });

  test('is deleted with its account, and exported without its key', async () => {
    const token = await api().signUp();
    await added(token, softwareAuthenticator());
    const { data } = await (await reauthenticate(api().client({ token }))).settings.exportData();
    expect(JSON.stringify(data)).toContain('Téléphone');
    await api()
      .client({ token })
      .settings.removeAccount({ body: { password, confirmation: 'DELETE' } });
    expect(await api().deps.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  });
});

describe('a passkey does not sign in', () => {
  test('with a foreign key, from a foreign page, unverified, or with a counter that went back', async () => {
    const phone = softwareAuthenticator();
    await added(await api().signUp(), phone);
    await signIn(phone);
    for (const faults of [
      { signsWithForeignKey: true },
      ...foreignPages,
      { isUnverified: true },
      { counter: 1 },
    ]) {
      phone.faults = faults;
      await expect(signIn(phone), JSON.stringify(faults)).rejects.toMatchObject(refused);
    }
    phone.faults = {};
    await expect(signIn(phone)).resolves.toBeTruthy();
  });

  test('twice with one signature, even concurrently', async () => {
    const phone = softwareAuthenticator();
    await added(await api().signUp(), phone);
    const { passkeys } = api().client();
    const credential = phone.get((await passkeys.startSignIn()).data);
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => passkeys.signIn({ body: { credential } })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('twice with one count of a copied key, even concurrently', async () => {
    const phone = softwareAuthenticator();
    await added(await api().signUp(), phone);
    const { passkeys } = api().client();
    phone.faults = { counter: 7 };
    const credentials: ShownCredential[] = [];
    for (let copy = 0; copy < 8; copy++) credentials.push(phone.get((await passkeys.startSignIn()).data));
    const tries = await Promise.allSettled(
      credentials.map((credential) => passkeys.signIn({ body: { credential } })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of tries) if (end.status === 'rejected') expect(end.reason).toMatchObject(refused);
  });

  test('unless its counter rises: a device without a counter can sign in concurrently', async () => {
    const phone = softwareAuthenticator();
    phone.faults = { counter: 0 };
    await added(await api().signUp(), phone);
    await expect(Promise.all([signIn(phone), signIn(phone), signIn(phone)])).resolves.toHaveLength(3);
  });

  test('with an expired challenge, or for a closed account', async () => {
    const phone = softwareAuthenticator();
    await added(await api().signUp(), phone);
    const { passkeys } = api().client();
    const credential = phone.get((await passkeys.startSignIn()).data);
    api().clock.advance({ minutes: 6 });
    await expect(passkeys.signIn({ body: { credential } })).rejects.toMatchObject(refused);
    await api().deps.db.updateTable('users').set({ is_active: false }).execute();
    await expect(signIn(phone)).rejects.toMatchObject(refused);
  });
});

test('nobody renames or removes another user’s passkey', async () => {
  const [claire, hugo] = [await api().signUp(), await api().signUp('hugo@example.org')];
  const { id } = await added(claire, softwareAuthenticator());
  const missing = { status: 404, code: 'passkeys.not_found' };
  await expect(passkeyCalls(hugo).rename({ params: { id }, body: { name: 'x' } })).rejects.toMatchObject(
    missing,
  );
  const theirs = await reauthenticate(api().client({ token: hugo }));
  await expect(theirs.passkeys.remove({ params: { id } })).rejects.toMatchObject(missing);
});
