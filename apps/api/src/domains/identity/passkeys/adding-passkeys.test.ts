import { describe, expect, test } from 'vitest';
import { type Authenticator, softwareAuthenticator } from '../../../testing/authenticator.ts';
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

/** Pages of which no passkey of this site may be made or shown. */
const foreignPages = [
  { origin: 'https://livree.evil.example' },
  { crossOrigin: true },
  { crossOrigin: true, topOrigin: 'https://livree.evil.example' },
  { topOrigin: 'http://localhost:4200' },
];

describe('a passkey cannot be added', () => {
  test('with a session alone: the password is required', async () => {
    const token = await api().signUp();
    await expect(passkeyCalls(token).startAdding({ body: {} })).rejects.toMatchObject({
      status: 422,
      fieldErrors: { password: ['Le mot de passe est requis'] },
    });
    await expect(passkeyCalls(token).startAdding({ body: { password: 'pas le bon' } })).rejects.toMatchObject(
      {
        fieldErrors: { password: ['Mot de passe incorrect'] },
      },
    );
  });

  test('without a password more than a quarter of an hour after signing in', async () => {
    const token = await api().signUp();
    await api().deps.db.updateTable('users').set({ password_hash: null }).execute();
    await expect(passkeyCalls(token).startAdding({ body: {} })).resolves.toBeTruthy();
    api().clock.advance({ minutes: 16 });
    await expect(passkeyCalls(token).startAdding({ body: {} })).rejects.toMatchObject({ status: 403 });
  });

  test('with a challenge of another user or of a sign-in, or a used or expired one', async () => {
    const [claire, hugo] = [await api().signUp(), await api().signUp('hugo@example.org')];
    const phone = softwareAuthenticator();
    const { data: theirs } = await passkeyCalls(hugo).startAdding({ body: { password } });
    const { data: mine } = await passkeyCalls(claire).startAdding({ body: { password } });
    const { data: old } = await passkeyCalls(claire).startAdding({ body: { password } });
    const { challenge } = (await api().client().passkeys.startSignIn()).data;
    const add = (options: typeof mine) =>
      passkeyCalls(claire).add({ body: { name: 'Clé', credential: phone.create(options) } });
    await expect(add(theirs)).rejects.toMatchObject(refused);
    await expect(add({ ...mine, challenge })).rejects.toMatchObject(refused);
    await add(mine);
    await expect(add(mine)).rejects.toMatchObject(refused);
    api().clock.advance({ minutes: 6 });
    await expect(add(old)).rejects.toMatchObject(refused);
  });

  test('twice, if it belongs to another user, or beyond twenty', async () => {
    const [claire, hugo] = [await api().signUp(), await api().signUp('hugo@example.org')];
    const phone = softwareAuthenticator();
    await added(claire, phone);
    for (const token of [claire, hugo])
      await expect(added(token, phone)).rejects.toMatchObject({ code: 'passkeys.taken' });
    for (let count = 1; count < 20; count++) await added(claire, softwareAuthenticator());
    await expect(added(claire, phone)).rejects.toMatchObject({ code: 'passkeys.too_many' });
  });

  test('on a page of another site or inside of one, or without user verification', async () => {
    const token = await api().signUp();
    for (const faults of [...foreignPages, { isUnverified: true }]) {
      const phone = softwareAuthenticator();
      phone.faults = faults;
      await expect(added(token, phone), JSON.stringify(faults)).rejects.toMatchObject(refused);
    }
  });

  test('beyond twenty, even if thirty are added concurrently', async () => {
    const token = await api().signUp();
    const phones = Array.from({ length: 30 }, () => softwareAuthenticator());
    const ready = [];
    for (const phone of phones) {
      const { data } = await passkeyCalls(token).startAdding({ body: { password } });
      ready.push({ name: 'Clé', credential: phone.create(data) });
    }
    const ends = await Promise.allSettled(ready.map((body) => passkeyCalls(token).add({ body })));
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'passkeys.too_many' });
    expect((await passkeyCalls(token).list()).data).toHaveLength(20);
  });
});
