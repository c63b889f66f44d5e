import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

async function signIn(email = 'claire@example.org') {
  const token = await api().signUp(email);
  const { identity, settings } = api().client({ token });
  return { token, identity, settings };
}

test('the profile changes under both addresses; empty fields are cleared, absent ones stay', async () => {
  const { settings, token } = await signIn();
  const body = {
    name: 'Claire Petit',
    address: '18 rue de la Pompe',
    birthDate: '1988-04-17',
    gender: 'female',
  } as const;
  const { data, message } = await settings.updateProfile({ body });
  expect(message).toBe('Profil mis à jour');
  expect(data).toMatchObject({ ...body, phone: '+33 6 12 34 56 78' });
  const next = { name: 'Claire Petit', phone: '', gender: null } as const;
  const { profile } = (await settings.changeProfile({ body: next })).data;
  expect(profile).toMatchObject({ phone: null, gender: null, birthDate: '1988-04-17' });
  const me = await api().client({ token }).identity.me();
  expect(me.user).toMatchObject({ name: 'Claire Petit', phone: null });
});

test('hostile texts are stored as text', async () => {
  const { settings } = await signIn();
  const name = `<img src=x onerror=alert(1)> '; drop table users; --`;
  expect((await settings.updateProfile({ body: { name } })).data.name).toBe(name);
});

test('the statistics of a profile count its reservations', async () => {
  const { settings } = await signIn();
  expect((await settings.profileStats()).data).toEqual({
    totalReservations: 0,
    upcomingReservations: 0,
    completedReservations: 0,
    cancelledReservations: 0,
    totalSpent: { cents: 0, currency: 'EUR' },
    memberSince: '2026-06-02T08:00:00.000Z',
  });
});
