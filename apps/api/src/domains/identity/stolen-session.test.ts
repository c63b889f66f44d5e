import type { ApiClient } from '@livree/api-client';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { softwareAuthenticator } from '../../testing/authenticator.ts';
import { startOidcIssuer } from '../../testing/oidc-issuer.ts';
import { withTestApi } from '../../testing/test-api.ts';

const issuer = await startOidcIssuer();
afterAll(() => issuer.close());
/** With the usual limits. */
const limited = withTestApi({ LIVREE_RATE_LIMIT_SCALE: '1' });
const api = withTestApi({
  LIVREE_GOOGLE_CLIENT_ID: issuer.clientId,
  LIVREE_GOOGLE_CLIENT_SECRET: issuer.clientSecret,
  LIVREE_GOOGLE_ISSUER: issuer.address,
});
beforeEach(() => api().clock.set(new Date().toISOString()));

const password = 'un vrai secret 42';
const refused = { status: 403, code: 'identity.holder_required' };

async function linkGoogle({ identity }: ApiClient): Promise<unknown> {
  const { redirectUrl, browserKey } = (await identity.startGoogle({ query: { purpose: 'link' } })).data;
  const { pathname, search } = new URL(await issuer.agree(redirectUrl));
  const { headers } = await api().app.inject({ url: pathname + search });
  const sessionKey = new URL(String(headers.location)).searchParams.get('session_key') ?? '';
  return identity.linkGoogle({ body: { sessionKey, browserKey } });
}

/** What a thief with a session could do that lasts, and the mail that reports it. */
const acts: Readonly<
  Record<string, { readonly act: (customer: ApiClient) => Promise<unknown>; readonly mail: string }>
> = {
  'links a Google account': { act: linkGoogle, mail: 'Un compte Google a été lié' },
  'unlinks the Google account': {
    act: ({ identity }) => identity.unlinkGoogle(),
    mail: 'Un compte Google a été délié',
  },
  'removes a passkey': {
    act: ({ passkeys }) => passkeys.remove({ params: { id: 1 } }),
    mail: 'Une clé d’accès a été retirée',
  },
  'ends the alerts of sign-ins': {
    act: ({ settings }) => settings.changeSecurity({ body: { loginNotifications: false } }),
    mail: 'Vos paramètres de sécurité ont changé',
  },
  'ends the alerts among the notifications': {
    act: ({ settings }) => settings.changeNotifications({ body: { loginNotifications: false } }),
    mail: 'Vos paramètres de sécurité ont changé',
  },
  'makes sessions last longer': {
    act: ({ settings }) => settings.changeSecurity({ body: { sessionTimeout: 480 } }),
    mail: 'Vos paramètres de sécurité ont changé',
  },
  'exports all data': {
    act: ({ settings }) => settings.exportData(),
    mail: 'Vos données ont été exportées',
  },
};

/** A customer with a passkey, and with a Google account unless it is to be linked. */
async function customerFor(act: (customer: ApiClient) => Promise<unknown>): Promise<ApiClient> {
  const customer = api().client({ token: await api().signUp() });
  const { data } = await customer.passkeys.startAdding({ body: { password } });
  await customer.passkeys.add({ body: { name: 'Clé', credential: softwareAuthenticator().create(data) } });
  if (act !== linkGoogle) {
    await customer.identity.givePassword({ body: { password } });
    await linkGoogle(customer);
  }
  await api().jobs.drain();
  api().mails.splice(0);
  return customer;
}

describe.each(Object.entries(acts))('whoever %s', (_, { act, mail }) => {
  test('must enter the password first, and the account holder gets a mail', async () => {
    const customer = await customerFor(act);
    await expect(act(customer)).rejects.toMatchObject(refused);
    await api().jobs.drain();
    expect(api().mails).toEqual([]);
    await customer.identity.givePassword({ body: { password } });
    await act(customer);
    await api().jobs.drain();
    expect(api().mails.map(({ subject }) => subject)).toContain(mail);
  });
});

const exportData = ({ settings }: ApiClient) => settings.exportData();

describe('an entered password', () => {
  test('allows one action, even if several are requested concurrently', async () => {
    const customer = await customerFor(exportData);
    await customer.identity.givePassword({ body: { password } });
    const ends = await Promise.allSettled(Array.from({ length: 8 }, () => exportData(customer)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('lasts five minutes, and only in its own session', async () => {
    const email = 'claire@example.org';
    const customer = await customerFor(exportData);
    const { token } = (await api().client().identity.login({ body: { email, password } })).data;
    await customer.identity.givePassword({ body: { password } });
    await expect(exportData(api().client({ token }))).rejects.toMatchObject(refused);
    api().clock.advance({ minutes: 6 });
    await expect(exportData(customer)).rejects.toMatchObject(refused);
  });

  test('must be right, and failures are counted', async () => {
    const customer = limited().client({ token: await limited().signUp() });
    const give = (given?: string) => customer.identity.givePassword({ body: { password: given } });
    await expect(give()).rejects.toMatchObject({
      fieldErrors: { password: ['Le mot de passe est requis'] },
    });
    await expect(give('pas le bon')).rejects.toMatchObject({
      fieldErrors: { password: ['Mot de passe incorrect'] },
    });
    for (let failure = 0; failure < 12; failure++) await give('pas le bon').catch(() => undefined);
    await expect(give(password)).rejects.toMatchObject({ status: 429 });
    await expect(exportData(customer)).rejects.toMatchObject(refused);
  });

  test('of an account without a password is its recent log-in', async () => {
    const customer = await customerFor(exportData);
    await api().deps.db.updateTable('users').set({ password_hash: null }).execute();
    await expect(exportData(customer)).resolves.toBeTruthy();
    api().clock.advance({ minutes: 16 });
    await expect(exportData(customer)).rejects.toMatchObject({ code: 'settings.recent_login_required' });
  });
});

test('a shorter session and new alerts need no password', async () => {
  const customer = await customerFor(exportData);
  await customer.settings.changeSecurity({ body: { sessionTimeout: 10, loginNotifications: true } });
  await expect(customer.settings.changeNotifications({ body: { email: false } })).resolves.toBeTruthy();
});

test('a mail reports another telephone number', async () => {
  const customer = await customerFor(exportData);
  await customer.settings.changeProfile({ body: { name: 'Claire Martin', phone: '+33 6 98 76 54 32' } });
  await api().jobs.drain();
  expect(api().mails.map(({ subject }) => subject)).toEqual(['Votre numéro de téléphone a changé']);
});
