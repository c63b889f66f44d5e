import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startOidcIssuer } from '../../../testing/oidc-issuer.ts';
import { operatorToken } from '../../../testing/operator.ts';
import { reauthenticate } from '../../../testing/reauthenticate.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const issuer = await startOidcIssuer();
const api = withTestApi({
  LIVREE_GOOGLE_CLIENT_ID: issuer.clientId,
  LIVREE_GOOGLE_CLIENT_SECRET: issuer.clientSecret,
  LIVREE_GOOGLE_ISSUER: issuer.address,
});

// The library that swaps codes reads the machine's clock, so the issuer and these tests do too.
beforeEach(() => api().clock.set(new Date().toISOString()));
afterEach(() => {
  issuer.faults = {};
});
afterAll(() => issuer.close());

type Purpose = 'sign-in' | 'link';

async function start(purpose: Purpose = 'sign-in', token?: string) {
  const client = token === undefined ? api().client() : api().client({ token });
  if (token !== undefined) await reauthenticate(client);
  return (await client.identity.startGoogle({ query: { purpose } })).data;
}

/** The query in the browser's address after Google sent it back. */
async function comeBack(address: string) {
  const { pathname, search } = new URL(address);
  const response = await api().app.inject({ url: pathname + search });
  expect(response.statusCode).toBe(303);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const landing = new URL(String(response.headers.location));
  expect(landing.origin + landing.pathname).toBe('http://localhost:4200/google-callback');
  return Object.fromEntries(landing.searchParams);
}

async function proof(purpose: Purpose = 'sign-in', token?: string) {
  const { redirectUrl, browserKey } = await start(purpose, token);
  const { session_key: sessionKey = '' } = await comeBack(await issuer.agree(redirectUrl));
  return { sessionKey, browserKey };
}

const signIn = async () =>
  (
    await api()
      .client()
      .identity.redeemGoogle({ body: await proof() })
  ).data;

async function linked(token: string): Promise<void> {
  await api()
    .client({ token })
    .identity.linkGoogle({ body: await proof('link', token) });
}

const subjects = () => api().mails.map(({ subject }) => subject);

describe('signing in with Google', () => {
  test('creates an account, and finds it again', async () => {
    const first = await signIn();
    expect(first.user).toMatchObject({
      email: 'camille@gmail.com',
      name: 'Camille Laurent',
      role: 'customer',
    });
    const again = await signIn();
    expect(again.user.id).toBe(first.user.id);
    const me = await api().client({ token: again.token }).identity.me();
    expect(me.data.signInMethods).toEqual({ password: false, google: true });
  });

  test('finds the account even if the person’s address at Google has changed', async () => {
    const { user } = await signIn();
    issuer.faults = { claims: { email: 'camille.new@gmail.com' } };
    expect((await signIn()).user.id).toBe(user.id);
  });

  test('of a new person in two concurrent tabs creates one account', async () => {
    const proofs = [await proof(), await proof()];
    const sessions = await Promise.all(proofs.map((body) => api().client().identity.redeemGoogle({ body })));
    expect(new Set(sessions.map(({ data }) => data.user.id)).size).toBe(1);
  });

  test('lasts 30 days if it is remembered', async () => {
    const body = { ...(await proof()), remember: true };
    const { data } = await api().client().identity.redeemGoogle({ body });
    api().clock.advance({ days: 29 });
    await expect(api().client({ token: data.token }).identity.me()).resolves.toBeTruthy();
  });

  test('puts neither tokens nor personal data into an address', async () => {
    const { redirectUrl } = await start();
    const landing = await comeBack(await issuer.agree(redirectUrl));
    expect(Object.keys(landing)).toEqual(['success', 'session_key']);
    await expect(
      api()
        .client({ token: landing['session_key'] ?? '' })
        .identity.me(),
    ).rejects.toMatchObject({ status: 401 });
  });

  test('stores no key in plain text', async () => {
    const { sessionKey, browserKey } = await proof();
    const rows = await api().deps.db.selectFrom('google_session_keys').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(sessionKey);
    expect(JSON.stringify(rows)).not.toContain(browserKey);
  });
});

const invalidCallback = { status: 422, code: 'identity.google_callback_invalid' };

describe('the one-time key', () => {
  test('works once', async () => {
    const body = await proof();
    await api().client().identity.redeemGoogle({ body });
    await expect(api().client().identity.redeemGoogle({ body })).rejects.toMatchObject(invalidCallback);
  });

  test('expires after a minute', async () => {
    const body = await proof();
    api().clock.advance({ minutes: 1.1 });
    await expect(api().client().identity.redeemGoogle({ body })).rejects.toMatchObject(invalidCallback);
  });

  test('works only in the browser that started, and stays valid there', async () => {
    const body = await proof();
    const { browserKey } = await start();
    const elsewhere = api()
      .client()
      .identity.redeemGoogle({ body: { ...body, browserKey } });
    await expect(elsewhere).rejects.toMatchObject(invalidCallback);
    await expect(api().client().identity.redeemGoogle({ body })).resolves.toBeTruthy();
  });

  test('of a link does not sign in, and that of a sign-in does not link', async () => {
    const token = await api().signUp();
    const link = await proof('link', token);
    await expect(api().client().identity.redeemGoogle({ body: link })).rejects.toMatchObject(invalidCallback);
    const signInProof = await proof();
    await expect(api().client({ token }).identity.linkGoogle({ body: signInProof })).rejects.toMatchObject(
      invalidCallback,
    );
  });
});

describe('the callback refuses', () => {
  const refused = async (faults: typeof issuer.faults) => {
    issuer.faults = faults;
    const { redirectUrl } = await start();
    return comeBack(await issuer.agree(redirectUrl));
  };
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;

  test.each([
    ['a token signed with a foreign key', { signsWithForeignKey: true }],
    ['a token for another nonce', { claims: { nonce: 'someone else’s' } }],
    ['a token for another client', { claims: { aud: 'another-client' } }],
    ['a token of another issuer', { claims: { iss: 'https://issuer.example' } }],
    ['a token that has expired', { claims: { iat: anHourAgo - 300, exp: anHourAgo } }],
    ['a token from the future', { claims: { iat: anHourAgo + 7200 } }],
    ['a token that is not valid yet', { claims: { nbf: anHourAgo + 7200 } }],
  ])('%s', async (_, faults) => {
    expect(await refused(faults)).toEqual({
      success: 'false',
      error: 'identity.google_refused',
      message: 'Erreur de connexion Google',
    });
  });

  test.each([
    ['an address that Google has not verified', { email_verified: false }],
    ['a person without a name', { name: undefined }],
    ['a person without an address', { email: undefined }],
  ])('%s', async (_, claims) => {
    expect(await refused({ claims })).toMatchObject({
      error: 'identity.google_user_invalid',
      message: 'Données utilisateur invalides',
    });
  });

  test('an invented, used or expired state', async () => {
    const unknown = { success: 'false', error: 'identity.google_callback_invalid' };
    const callback = 'http://localhost/backend/public/api/auth/google/callback';
    expect(await comeBack(`${callback}?state=made-up&code=x`)).toMatchObject(unknown);
    expect(await comeBack(callback)).toMatchObject(unknown);
    const back = await issuer.agree((await start()).redirectUrl);
    expect(await comeBack(back)).toMatchObject({ success: 'true' });
    expect(await comeBack(back)).toMatchObject(unknown);
    const late = await issuer.agree((await start()).redirectUrl);
    api().clock.advance({ minutes: 11 });
    expect(await comeBack(late)).toMatchObject(unknown);
  });

  test('a code with the state of another sign-in, because the verifier does not match', async () => {
    const mine = new URL(await issuer.agree((await start()).redirectUrl));
    const theirs = new URL(await issuer.agree((await start()).redirectUrl));
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '');
    expect(await comeBack(mine.href)).toMatchObject({ error: 'identity.google_refused' });
  });

  test('a person who cancelled, in the language of the start', async () => {
    const { data } = await api().client({ language: 'de' }).identity.startGoogle();
    const state = new URL(data.redirectUrl).searchParams.get('state') ?? '';
    const back = `http://localhost/api/auth/google/callback?error=access_denied&state=${state}`;
    expect(await comeBack(back)).toMatchObject({
      error: 'identity.google_cancelled',
      message: 'Die Anmeldung mit Google wurde abgebrochen',
    });
  });
});

describe('an existing account with that address', () => {
  const exists = { status: 409, code: 'identity.google_account_exists' };

  test('stays with its owner if it never verified the address', async () => {
    await api().signUp('camille@gmail.com', { isConfirmed: false });
    await expect(signIn()).rejects.toMatchObject(exists);
  });

  test('is linked if both sides verified the address; its owner is informed', async () => {
    await api().signUp('camille@gmail.com');
    expect((await signIn()).user.name).toBe('Claire Martin');
    await api().jobs.drain();
    expect(subjects()).toContain('Un compte Google a été lié');
  });

  test('is not linked if Google does not run the address', async () => {
    issuer.faults = { claims: { email: 'camille@example.org' } };
    await api().signUp('camille@example.org');
    await expect(signIn()).rejects.toMatchObject(exists);
    issuer.faults = { claims: { email: 'camille@example.org', hd: 'example.org' } };
    expect((await signIn()).user.email).toBe('camille@example.org');
  });

  test('is never linked this way if it is the operator’s', async () => {
    issuer.faults = { claims: { email: 'operator@livree.example', hd: 'livree.example' } };
    await operatorToken(api());
    await api().deps.db.updateTable('users').set({ email_verified_at: new Date() }).execute();
    await expect(signIn()).rejects.toMatchObject(exists);
  });

  test('cannot be entered if it is closed', async () => {
    await signIn();
    await api().deps.db.updateTable('users').set({ is_active: false }).execute();
    await expect(signIn()).rejects.toMatchObject({ code: 'identity.google_refused' });
  });
});

describe('an ID token of Google’s button', () => {
  const refused = { status: 422, code: 'identity.google_refused' };

  async function credentialProof() {
    const { nonce, browserKey } = await start();
    return { credential: await issuer.credential(nonce), browserKey };
  }

  test('signs in once', async () => {
    const body = await credentialProof();
    const { data, message } = await api().client().identity.signInWithGoogle({ body });
    expect(message).toBe('Connexion Google réussie');
    expect(data.user.email).toBe('camille@gmail.com');
    await expect(api().client().identity.signInWithGoogle({ body })).rejects.toMatchObject(refused);
  });

  const past = Math.floor(Date.now() / 1000) - 3600;

  test.each([
    ['signed with a foreign key', { signsWithForeignKey: true }],
    ['for another client', { claims: { aud: 'another-client' } }],
    ['of another issuer', { claims: { iss: 'https://issuer.example' } }],
    ['that has expired', { claims: { iat: past, exp: past + 300 } }],
    ['from the future', { claims: { iat: past + 7200 } }],
    ['that is not valid yet', { claims: { nbf: past + 7200 } }],
    ['without expiry', { claims: { exp: undefined } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['with a nonce that is not ours', { claims: { nonce: 'made up' } }],
  ])('%s is refused', async (_, faults) => {
    issuer.faults = faults;
    const body = await credentialProof();
    await expect(api().client().identity.signInWithGoogle({ body })).rejects.toMatchObject(refused);
  });

  test('without a signature is refused', async () => {
    const { credential, browserKey } = await credentialProof();
    const [, payload] = credential.split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    const body = { credential: `${header}.${payload}.`, browserKey };
    await expect(api().client().identity.signInWithGoogle({ body })).rejects.toMatchObject(refused);
    await expect(
      api()
        .client()
        .identity.signInWithGoogle({ body: { ...body, credential: 'nonsense' } }),
    ).rejects.toMatchObject(refused);
  });

  test('is judged by our clock, which may differ from Google’s by half a minute', async () => {
    const early = await credentialProof();
    api().clock.advance({ seconds: -20 });
    await expect(api().client().identity.signInWithGoogle({ body: early })).resolves.toBeTruthy();
    const tooEarly = await credentialProof();
    api().clock.advance({ seconds: -20 });
    await expect(api().client().identity.signInWithGoogle({ body: tooEarly })).rejects.toMatchObject(refused);
    const late = await credentialProof();
    api().clock.advance({ minutes: 7 });
    await expect(api().client().identity.signInWithGoogle({ body: late })).rejects.toMatchObject(refused);
  });

  test('from another browser is refused', async () => {
    const { credential } = await credentialProof();
    const { browserKey } = await start();
    await expect(
      api().client().identity.signInWithGoogle({ body: { credential, browserKey } }),
    ).rejects.toMatchObject(refused);
  });
});

describe('linking', () => {
  test('lets a customer sign in with Google, whatever their address there, and informs them', async () => {
    const token = await api().signUp();
    await linked(token);
    await linked(token);
    const { data } = await api().client({ token }).identity.me();
    expect(data.signInMethods).toEqual({ password: true, google: true });
    expect((await signIn()).user.id).toBe(data.user.id);
    await api().jobs.drain();
    expect(subjects().filter((subject) => subject === 'Un compte Google a été lié')).toHaveLength(1);
  });

  test('requires a session, and the session that started it', async () => {
    await expect(start('link')).rejects.toMatchObject({ status: 401 });
    const token = await api().signUp();
    const body = await proof('link', token);
    const other = await api().signUp('other@example.org');
    await expect(api().client({ token: other }).identity.linkGoogle({ body })).rejects.toMatchObject(
      invalidCallback,
    );
    await expect(api().client().identity.linkGoogle({ body })).rejects.toMatchObject({ status: 401 });
  });

  test('refuses a Google account of another user, and a second one', async () => {
    const token = await api().signUp();
    await linked(token);
    const other = await api().signUp('other@example.org');
    await expect(linked(other)).rejects.toMatchObject({ status: 409, code: 'identity.google_taken' });
    issuer.faults = { claims: { sub: 'another-google-account' } };
    await expect(linked(token)).rejects.toMatchObject({
      status: 409,
      code: 'identity.google_already_linked',
    });
  });

  test('can be undone if there is a password', async () => {
    const token = await api().signUp();
    await linked(token);
    await (await reauthenticate(api().client({ token }))).identity.unlinkGoogle();
    const { data } = await api().client({ token }).identity.me();
    expect(data.signInMethods).toEqual({ password: true, google: false });
    const customer = await reauthenticate(api().client({ token }));
    await expect(customer.identity.unlinkGoogle()).rejects.toMatchObject({
      status: 409,
      code: 'identity.google_not_linked',
    });
  });

  test('cannot be undone if no other way to sign in would be left', async () => {
    const { token } = await signIn();
    await expect(api().client({ token }).identity.unlinkGoogle()).rejects.toMatchObject({
      status: 409,
      code: 'identity.password_needed',
    });
    await expect(signIn()).resolves.toBeTruthy();
  });
});

test('the site’s configuration reports that Google is on', async () => {
  expect((await api().client().site.config()).data.flags.googleSignIn).toBe(true);
});
