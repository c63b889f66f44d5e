import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { startOidcIssuer } from '../../testing/oidc-issuer.ts';
import { withTestApi } from '../../testing/test-api.ts';

const issuer = await startOidcIssuer();
const api = withTestApi({
  LIVREE_GOOGLE_CLIENT_ID: issuer.clientId,
  LIVREE_GOOGLE_CLIENT_SECRET: issuer.clientSecret,
  LIVREE_GOOGLE_ISSUER: issuer.address,
});
beforeEach(() => api().clock.set(new Date().toISOString()));
afterAll(() => issuer.close());

async function loggingApp() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await buildApp({ ...api().deps, log: pino({ level: 'trace' }, stream) });
  return { app, lines };
}

const person = { email: 'claire@example.org', password: 'un vrai secret 42' };

test('no log line contains a person, a password or a key, in success and in failure', async () => {
  const { app, lines } = await loggingApp();
  const send = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api${url}`, payload })).json();
  await api().signUp(person.email);
  const { data: session } = await send('/auth/login', person);
  await send('/auth/login', { ...person, password: 'pas le bon' });
  await send('/auth/forgot-password', { email: person.email });
  await api().jobs.drain();
  const [, token = ''] = /token=([\w-]+)/.exec(api().mails[0]?.text ?? '') ?? [];
  const reset = { email: person.email, token, password: 'sept vagues bleues', password_confirmation: 'x' };
  await send('/auth/reset-password', reset);

  const { data } = await api().client().identity.startGoogle();
  const back = new URL(await issuer.agree(data.redirectUrl));
  const { headers } = await app.inject({ url: back.pathname + back.search });
  const sessionKey = new URL(String(headers.location)).searchParams.get('session_key') ?? '';
  await send('/auth/google/exchange', { session_key: sessionKey, browser_key: data.browserKey });
  const credential = await issuer.credential('a nonce that is not ours');
  await send('/auth/google', { credential, browser_key: data.browserKey });
  issuer.faults = { claims: { nonce: 'not ours' } };
  const { data: second } = await api().client().identity.startGoogle();
  const refused = new URL(await issuer.agree(second.redirectUrl));
  await app.inject({ url: refused.pathname + refused.search });
  await app.close();

  const log = lines.join('');
  expect(log).toContain('/backend/public/api/auth/google/callback');
  expect(log).toContain('google sign-in failed');
  const secrets = [person.email, person.password, 'pas le bon', session.token, token, 'sept vagues bleues'];
  const keys = [sessionKey, data.browserKey, data.nonce, credential, back.searchParams.get('code') ?? ''];
  const states = [back.searchParams.get('state') ?? '', refused.searchParams.get('code') ?? ''];
  for (const secret of [...secrets, ...keys, ...states, 'camille@gmail.com']) {
    expect(secret.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
  }
});
