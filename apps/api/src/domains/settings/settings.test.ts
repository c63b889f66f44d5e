import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const password = 'un vrai secret 42';

async function signIn(email = 'claire@example.org') {
  const token = await api().signUp(email);
  const { identity, settings } = api().client({ token });
  return { token, identity, settings };
}

const put = (token: string, path: string, payload: Record<string, unknown>) =>
  api().app.inject({
    method: 'PUT',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });

test('a new customer has the defaults', async () => {
  const { settings } = await signIn();
  expect((await settings.read()).data).toMatchObject({
    profile: { name: 'Claire Martin', email: 'claire@example.org', avatar: null },
    preferences: { language: 'fr', timezone: 'Europe/Paris', currency: 'EUR' },
    notifications: { email: true, sms: false, push: true, marketing: false },
    privacy: { profileVisibility: 'private', showEmail: false, showPhone: false },
    reservations: { defaultPickupTime: '09:00', preferredVehicleType: null, autoConfirm: false },
    theme: { mode: 'light', primaryColor: 'blue' },
    security: { loginNotifications: true, sessionTimeout: 30 },
    account: { isActive: true, hasPassword: true },
  });
});

test('each group changes alone, and only its given fields', async () => {
  const { identity, settings } = await signIn();
  await settings.changePreferences({ body: { language: 'de', timezone: 'Africa/Algiers' } });
  await identity.givePassword({ body: { password } });
  await settings.changeNotifications({ body: { sms: true, loginNotifications: false } });
  await settings.changePrivacy({ body: { profileVisibility: 'friends' } });
  await settings.changeReservationDefaults({ body: { defaultPickupTime: '07:30', autoConfirm: true } });
  const { data, message } = await settings.changeAppearance({
    body: { mode: 'auto', primaryColor: 'green' },
  });
  expect(message).toBe('Apparence mise à jour');
  expect(data).toMatchObject({
    preferences: { language: 'de', timezone: 'Africa/Algiers', currency: 'EUR' },
    notifications: { email: true, sms: true, push: true, marketing: false },
    privacy: { profileVisibility: 'friends', showEmail: false },
    reservations: { defaultPickupTime: '07:30', preferredVehicleType: null, autoConfirm: true },
    theme: { mode: 'auto', primaryColor: 'green' },
    security: { loginNotifications: false, sessionTimeout: 30 },
  });
  expect((await settings.read()).data).toEqual(data);
});

test('a default counts as chosen only after the customer chose it', async () => {
  const { settings } = await signIn();
  const { preferences, theme } = (await settings.read()).data;
  expect([preferences.languageChosenAt, theme.modeChosenAt, theme.primaryColorChosenAt]).toEqual([
    null,
    null,
    null,
  ]);
  const now = api().clock.now().toISOString();
  await settings.changeAppearance({ body: { mode: 'light' } });
  await settings.changePreferences({ body: { timezone: 'Africa/Algiers' } });
  expect((await settings.read()).data).toMatchObject({
    preferences: { languageChosenAt: null },
    theme: { mode: 'light', modeChosenAt: now, primaryColorChosenAt: null },
  });
  api().clock.advance({ minutes: 1 });
  await settings.changePreferences({ body: { language: 'fr' } });
  const later = api().clock.now().toISOString();
  expect((await settings.read()).data.preferences.languageChosenAt).toBe(later);
});

test('customers have separate settings', async () => {
  const claire = await signIn();
  await claire.settings.changeAppearance({ body: { mode: 'dark' } });
  const hugo = await signIn('hugo@example.org');
  expect((await hugo.settings.read()).data.theme.mode).toBe('light');
});

test('the session timeout applies to this session and later ones', async () => {
  const { identity, token, settings } = await signIn();
  await identity.givePassword({ body: { password } });
  await settings.changeSecurity({ body: { sessionTimeout: 60 } });
  api().clock.advance({ minutes: 59 });
  await settings.read();
  await settings.changeSecurity({ body: { sessionTimeout: 5 } });
  api().clock.advance({ minutes: 6 });
  await expect(settings.read()).rejects.toMatchObject({ status: 401 });
  const body = { email: 'claire@example.org', password };
  const later = (await api().client().identity.login({ body })).data.token;
  expect(later).not.toBe(token);
  api().clock.advance({ minutes: 6 });
  await expect(api().client({ token: later }).identity.me()).rejects.toMatchObject({ status: 401 });
});

test.each([
  [
    '/settings/security',
    { session_timeout: 4 },
    'session_timeout',
    'La durée de session doit être comprise entre 5 et 480 minutes',
  ],
  [
    '/settings/security',
    { session_timeout: 481 },
    'session_timeout',
    'La durée de session doit être comprise entre 5 et 480 minutes',
  ],
  [
    '/settings/security',
    { session_timeout: '30' },
    'session_timeout',
    'La durée de session doit être comprise entre 5 et 480 minutes',
  ],
  [
    '/settings/preferences',
    { timezone: 'Mars/Olympus' },
    'timezone',
    'Veuillez choisir un fuseau horaire dans la liste',
  ],
  ['/settings/preferences', { language: 'it' }, 'language', 'Cette valeur n’est pas valide'],
  ['/settings/preferences', { currency: 'BTC' }, 'currency', 'Cette valeur n’est pas valide'],
  ['/settings/appearance', { primary_color: 'pink' }, 'primary_color', 'Cette valeur n’est pas valide'],
  ['/settings/privacy', { show_email: 'yes' }, 'show_email', 'Cette valeur n’est pas valide'],
  [
    '/settings/reservations',
    { default_pickup_time: '25:00' },
    'default_pickup_time',
    'Veuillez saisir une heure valide',
  ],
  ['/settings/notifications', { role: 'operator' }, 'role', 'Ce champ n’est pas attendu'],
  ['/settings/profile', { name: '' }, 'name', 'Le nom est requis'],
  ['/auth/profile', {}, 'name', 'Le nom est requis'],
  ['/auth/profile', { name: 'Claire', phone: 'x' }, 'phone', 'Veuillez saisir un numéro de téléphone valide'],
  [
    '/auth/profile',
    { name: 'Claire', birth_date: '2026-06-03' },
    'birth_date',
    'Veuillez saisir une date de naissance valide',
  ],
  [
    '/auth/profile',
    { name: 'Claire', birth_date: '1899-12-31' },
    'birth_date',
    'Veuillez saisir une date de naissance valide',
  ],
  ['/auth/profile', { name: 'Claire', gender: 'robot' }, 'gender', 'Veuillez choisir un genre dans la liste'],
  ['/auth/profile', { name: 'Claire', email: 'other@example.org' }, 'email', 'Ce champ n’est pas attendu'],
])('PUT %s %j is refused for %s', async (path, body, field, text) => {
  const { token } = await signIn();
  const response = await put(token, path, body);
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual({ [field]: [text] });
});

test('customers who chose it are notified of logins, in their language and time zone', async () => {
  const { identity, settings } = await signIn();
  await settings.changePreferences({ body: { language: 'en', timezone: 'Africa/Algiers' } });
  const body = { email: 'claire@example.org', password };
  await api().client().identity.login({ body });
  await api().jobs.drain();
  expect(api().mails.map(({ subject }) => subject)).toEqual(['New sign-in to your account']);
  expect(api().mails[0]?.text).toContain('2 June 2026 at 09:00 (Africa/Algiers)');
  await identity.givePassword({ body: { password } });
  await settings.changeSecurity({ body: { loginNotifications: false } });
  await api().client().identity.login({ body });
  await api().jobs.drain();
  expect(
    api()
      .mails.map(({ subject }) => subject)
      .slice(1),
  ).toEqual(['Your security settings have changed']);
});

test('every answer with a session states how long the session lasts, and a public one does not', async () => {
  const { token } = await signIn();
  const readSeconds = async (url: string) => {
    const { headers } = await api().app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    return headers['session-seconds'];
  };
  expect(await readSeconds('/api/settings')).toBe('1800');
  api().clock.advance({ seconds: 30 });
  expect(await readSeconds('/api/settings')).toBe('1770');
  api().clock.advance({ minutes: 5 });
  expect(await readSeconds('/api/auth/me')).toBe('1800');
  expect(await readSeconds('/api/settings/languages')).toBeUndefined();
});
