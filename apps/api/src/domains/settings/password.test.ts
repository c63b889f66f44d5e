import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const email = 'claire@example.org';
const current = 'un vrai secret 42';
const next = 'un autre secret 43';

const change = (changes: Record<string, unknown> = {}) => ({
  currentPassword: current,
  newPassword: next,
  newPasswordConfirmation: next,
  ...changes,
});

const logIn = (password: string) => api().client().identity.login({ body: { email, password } });

async function withoutPassword(): Promise<string> {
  const token = await api().signUp(email);
  await api().deps.db.updateTable('users').set({ password_hash: null }).execute();
  return token;
}

test.each(['changePassword', 'setPassword'] as const)(
  '%s replaces the password and ends the other sessions',
  async (call) => {
    const token = await api().signUp(email);
    const other = (await logIn(current)).data.token;
    const { message } = await api().client({ token }).settings[call]({ body: change() });
    expect(message).toBe('Mot de passe mis à jour');
    await api().client({ token }).identity.me();
    await expect(api().client({ token: other }).identity.me()).rejects.toMatchObject({ status: 401 });
    await expect(logIn(current)).rejects.toMatchObject({ status: 401 });
    await expect(logIn(next)).resolves.toBeTruthy();
  },
);

test.each([
  [{ currentPassword: 'pas le bon' }, { currentPassword: ['Le mot de passe actuel est incorrect'] }],
  [{ currentPassword: undefined }, { currentPassword: ['Le mot de passe actuel est requis'] }],
  [
    { newPasswordConfirmation: 'autre chose' },
    { newPasswordConfirmation: ['Les mots de passe ne correspondent pas'] },
  ],
  [
    { newPassword: 'password', newPasswordConfirmation: 'password' },
    {
      newPassword: [
        'Ce mot de passe est trop courant : il figure parmi les plus devinés. Choisissez-en un autre.',
      ],
    },
  ],
])('%j is refused', async (changes, fieldErrors) => {
  const token = await api().signUp(email);
  const body = change(changes);
  await expect(api().client({ token }).settings.changePassword({ body })).rejects.toMatchObject({
    status: 422,
    fieldErrors,
  });
  await expect(logIn(current)).resolves.toBeTruthy();
});

test('a short or missing new password is a field error', async () => {
  const token = await api().signUp(email);
  const post = (payload: Record<string, unknown>) =>
    api().app.inject({
      method: 'POST',
      url: '/api/auth/change-password',
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
  const short = { current_password: current, new_password: 'court12', new_password_confirmation: 'court12' };
  expect((await post(short)).json().errors).toEqual({
    new_password: ['Le mot de passe doit contenir au moins 8 caractères'],
  });
  expect((await post({})).json().errors).toEqual({
    new_password: ['Le mot de passe est requis'],
    new_password_confirmation: ['La confirmation du mot de passe est requise'],
  });
});

test('an account without a password sets one shortly after signing in, later only after signing in again', async () => {
  const token = await withoutPassword();
  const { settings } = api().client({ token });
  expect((await settings.read()).data.account.hasPassword).toBe(false);
  api().clock.advance({ minutes: 16 });
  const body = change({ currentPassword: undefined });
  await expect(settings.changePassword({ body })).rejects.toMatchObject({
    status: 403,
    code: 'settings.recent_login_required',
  });
  api().clock.advance({ minutes: -10 });
  await settings.changePassword({ body });
  await expect(logIn(next)).resolves.toBeTruthy();
});
