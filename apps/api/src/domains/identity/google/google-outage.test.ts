import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startOidcIssuer } from '../../../testing/oidc-issuer.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const issuer = await startOidcIssuer();
afterAll(() => issuer.close());

/** No request takes longer, on any machine. */
const longestRequestMs = 10_000;
const unavailable = { status: 503, code: 'identity.google_unavailable' };

describe('while Google is unreachable', () => {
  const api = withTestApi({
    LIVREE_GOOGLE_CLIENT_ID: issuer.clientId,
    LIVREE_GOOGLE_CLIENT_SECRET: issuer.clientSecret,
    LIVREE_GOOGLE_ISSUER: issuer.address,
    LIVREE_PROVIDER_TIMEOUT_MS: '600',
  });

  beforeEach(() => api().clock.set(new Date().toISOString()));

  /** Starts a sign-in; on a busy machine, Google's answer may exceed the short limit of these tests. */
  const leave = () => vi.waitFor(() => api().client().identity.startGoogle(), { timeout: 60_000 });

  test('no sign-in can start, and each one can as soon as Google is back', async () => {
    issuer.faults = { isDown: true };
    await expect(api().client().identity.startGoogle()).rejects.toMatchObject(unavailable);
    issuer.faults = { isSilent: true };
    await expect(api().client().identity.startGoogle()).rejects.toMatchObject(unavailable);
    issuer.faults = {};
    await expect(leave()).resolves.toBeTruthy();
  });

  test.each([{ isDown: true }, { isSilent: true }, { isBroken: true }])(
    'a returning visitor gets an error in time (%o)',
    async (faults) => {
      const { data } = await leave();
      const back = new URL(await issuer.agree(data.redirectUrl));
      issuer.faults = faults;
      const start = performance.now();
      const { headers } = await api().app.inject({ url: back.pathname + back.search });
      issuer.faults = {};
      expect(performance.now() - start).toBeLessThan(longestRequestMs);
      const landing = new URL(String(headers.location));
      expect(Object.fromEntries(landing.searchParams)).toEqual({
        success: 'false',
        error: 'identity.google_unavailable',
        message: 'Erreur lors de la connexion avec Google',
      });
    },
  );
});

describe('without configuration', () => {
  const api = withTestApi();
  const disabled = { status: 404, code: 'identity.google_disabled' };

  test('the site’s configuration and every call report that Google is off', async () => {
    expect((await api().client().site.config()).data.flags.googleSignIn).toBe(false);
    const client = api().client({ token: await api().signUp() });
    const body = { credential: 'x', browserKey: 'x' };
    await expect(client.identity.startGoogle()).rejects.toMatchObject(disabled);
    await expect(client.identity.signInWithGoogle({ body })).rejects.toMatchObject(disabled);
    await expect(client.identity.linkGoogle({ body })).rejects.toMatchObject(disabled);
    const response = await api().app.inject({ url: '/api/auth/google/callback?code=x&state=x' });
    expect(String(response.headers.location)).toContain('error=identity.google_disabled');
  });
});
