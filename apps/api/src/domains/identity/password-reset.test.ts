import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';
import { timeRatio } from '../../testing/timing.ts';

const api = withTestApi();

const email = 'claire@example.org';
const password = 'sept vagues bleues';
const oldPassword = 'un vrai secret 42';

/** Requests a mail and returns its link. */
async function askForLink(address = email): Promise<URL> {
  await api()
    .client()
    .identity.forgotPassword({ body: { email: address } });
  await api().jobs.drain();
  const newest = api().mails.findLast(({ text }) => text.includes('/reset-password?'));
  const [link = ''] = /http\S+/.exec(newest?.text ?? '') ?? [];
  return new URL(link);
}

const readToken = (link: URL): string => link.searchParams.get('token') ?? '';

const reset = (token: string, changes: Record<string, string> = {}) =>
  api()
    .client()
    .identity.resetPassword({
      body: { email, token, password, passwordConfirmation: password, ...changes },
    });

const logIn = (secret: string) =>
  api()
    .client()
    .identity.login({ body: { email, password: secret } });
const invalid = { status: 422, code: 'identity.reset_link_invalid' };

describe('a forgotten password', () => {
  test('is replaced with the link of the mail, which states its expiry', async () => {
    await api().signUp(email);
    const link = await askForLink();
    expect(link.origin + link.pathname).toBe('http://localhost:4200/reset-password');
    expect(link.searchParams.get('email')).toBe(email);
    expect(api().mails[0]).toMatchObject({ to: email, subject: 'Réinitialisation de votre mot de passe' });
    expect(api().mails[0]?.text).toContain('une heure');
    const { message } = await reset(readToken(link));
    expect(message).toBe('Mot de passe réinitialisé avec succès');
    await expect(logIn(password)).resolves.toBeTruthy();
    await expect(logIn(oldPassword)).rejects.toMatchObject({ status: 401 });
  });

  test('ends every session, remembered ones too, and informs its owner', async () => {
    const token = await api().signUp(email);
    const { data } = await api()
      .client()
      .identity.login({ body: { email, password: oldPassword, remember: true } });
    await reset(readToken(await askForLink()));
    for (const open of [token, data.token])
      await expect(api().client({ token: open }).identity.me()).rejects.toMatchObject({ status: 401 });
    await api().jobs.drain();
    expect(api().mails.at(-1)).toMatchObject({ to: email, subject: 'Votre mot de passe a changé' });
  });

  test('can be set for an account without one', async () => {
    await api().signUp(email);
    await api().deps.db.updateTable('users').set({ password_hash: null }).execute();
    await expect(logIn(oldPassword)).rejects.toMatchObject({ status: 401 });
    await reset(readToken(await askForLink()));
    await expect(logIn(password)).resolves.toBeTruthy();
  });

  test('is confirmed by mail in the language of the account', async () => {
    await api().signUp(email);
    await api().deps.db.updateTable('users').set({ language: 'de' }).execute();
    await askForLink();
    expect(api().mails[0]?.subject).toBe('Ihr Passwort zurücksetzen');
  });
});

describe('a link', () => {
  test('can be checked without being used, and without revealing who has an account', async () => {
    await api().signUp(email);
    const token = readToken(await askForLink());
    const check = (body: { email: string; token: string }) =>
      api().client().identity.checkResetLink({ body });
    await expect(check({ email, token })).resolves.toMatchObject({ success: true });
    await expect(check({ email: email.toUpperCase(), token })).resolves.toMatchObject({ success: true });
    const refusals = await Promise.all(
      [
        { email, token: 'x'.repeat(43) },
        { email: 'hugo@example.org', token },
      ].map((link) => check(link).catch((error: unknown) => error)),
    );
    for (const refusal of refusals) expect(refusal).toMatchObject(invalid);
    await reset(token);
    await expect(check({ email, token })).rejects.toMatchObject(invalid);
  });

  test('expires after an hour for the check too', async () => {
    await api().signUp(email);
    const token = readToken(await askForLink());
    api().clock.advance({ minutes: 61 });
    await expect(api().client().identity.checkResetLink({ body: { email, token } })).rejects.toMatchObject(
      invalid,
    );
  });

  test('works once in forty concurrent uses', async () => {
    await api().signUp(email);
    const token = readToken(await askForLink());
    const secrets = Array.from({ length: 40 }, (_, index) => `quarante vagues ${index}`);
    const uses = await Promise.allSettled(
      secrets.map((secret) => reset(token, { password: secret, passwordConfirmation: secret })),
    );
    const winners = secrets.filter((_, index) => uses[index]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    for (const use of uses) if (use.status === 'rejected') expect(use.reason).toMatchObject(invalid);
    await expect(logIn(winners[0] ?? '')).resolves.toBeTruthy();
    await api().jobs.drain();
    const told = api().mails.filter(({ subject }) => subject === 'Votre mot de passe a changé');
    expect(told).toHaveLength(1);
  });

  test('works once, even if it is used twice at the same moment', async () => {
    await api().signUp(email);
    const token = readToken(await askForLink());
    const outcomes = await Promise.allSettled([reset(token), reset(token), reset(token)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reset(token)).rejects.toMatchObject(invalid);
  });

  test('expires after an hour', async () => {
    await api().signUp(email);
    const token = readToken(await askForLink());
    api().clock.advance({ minutes: 59 });
    await expect(reset(token)).resolves.toBeTruthy();
    const later = readToken(await askForLink());
    api().clock.advance({ minutes: 61 });
    await expect(reset(later)).rejects.toMatchObject(invalid);
  });

  test('expires when a newer one is requested', async () => {
    await api().signUp(email);
    const old = readToken(await askForLink());
    const newer = readToken(await askForLink());
    await expect(reset(old)).rejects.toMatchObject(invalid);
    await expect(reset(newer)).resolves.toBeTruthy();
  });

  test('is valid for its own account only', async () => {
    await api().signUp(email);
    await api().signUp('other@example.org');
    const token = readToken(await askForLink('other@example.org'));
    await expect(reset(token)).rejects.toMatchObject(invalid);
    await expect(reset('made up')).rejects.toMatchObject(invalid);
    await expect(reset(token, { email: 'nobody@example.org' })).rejects.toMatchObject(invalid);
    await expect(logIn(oldPassword)).resolves.toBeTruthy();
  });

  test('survives a password that is refused', async () => {
    await api().signUp(email);
    const token = readToken(await askForLink());
    const trivial = { password: 'trustno1', passwordConfirmation: 'trustno1' };
    await expect(reset(token, trivial)).rejects.toMatchObject({
      fieldErrors: { password: [expect.stringContaining('trop courant')] },
    });
    await expect(reset(token, { passwordConfirmation: 'autre chose' })).rejects.toMatchObject({
      fieldErrors: { passwordConfirmation: ['Les mots de passe ne correspondent pas'] },
    });
    await expect(reset(token)).resolves.toBeTruthy();
  });

  test('is stored as a hash, and not in the queue of mails', async () => {
    await api().signUp(email);
    const token = readToken(await askForLink());
    const rows = await api().deps.db.selectFrom('password_resets').selectAll().execute();
    const { rows: jobs } = await sql`select data::text from jobs.job`.execute(api().deps.db);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, jobs])).not.toContain(token);
  });
});

describe('an unknown address', () => {
  const ask = (address: string) =>
    api().app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: address } });

  test('gets the same answer, and no mail', async () => {
    await api().signUp(email);
    const known = await ask(email);
    const unknown = await ask('nobody@example.org');
    expect(unknown.statusCode).toBe(200);
    expect(unknown.json()).toEqual({ success: true, message: 'Email de réinitialisation envoyé' });
    expect(unknown.body).toBe(known.body);
    await api().jobs.drain();
    expect(api().mails.map(({ to }) => to)).toEqual([email]);
  });

  test('takes the same time', async () => {
    await api().signUp(email);
    const ratio = await timeRatio(
      () => ask(email),
      () => ask('nobody@example.org'),
    );
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  test('of a closed account gets no mail either', async () => {
    await api().signUp(email);
    await api().deps.db.updateTable('users').set({ is_active: false }).execute();
    await ask(email);
    await api().jobs.drain();
    expect(api().mails).toEqual([]);
  });
});

test('missing and malformed values are field errors at the top level', async () => {
  const send = (url: string, payload: object) => api().app.inject({ method: 'POST', url, payload });
  const empty = await send('/api/auth/reset-password', { password: 'court', password_confirmation: '' });
  expect(empty.statusCode).toBe(422);
  expect(empty.json()).toMatchObject({
    success: false,
    message: 'Veuillez corriger les erreurs dans le formulaire',
    errors: {
      email: ['Lien de réinitialisation invalide ou manquant.'],
      token: ['Lien de réinitialisation invalide ou manquant.'],
      password: ['Le mot de passe doit contenir au moins 8 caractères'],
      password_confirmation: ['La confirmation du mot de passe est requise'],
    },
  });
  const malformed = await send('/backend/public/api/auth/forgot-password/', { email: 'pas une adresse' });
  expect(malformed.statusCode).toBe(422);
  expect(malformed.json().errors).toEqual({ email: ['Veuillez saisir une adresse email valide'] });
  const further = await send('/api/auth/forgot-password', { email, site: 'https://elsewhere.example' });
  expect(further.json().errors).toEqual({ site: ['Ce champ n’est pas attendu'] });
});
