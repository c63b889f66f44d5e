import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book } from '../../testing/rides.ts';
import { openStandInServer, type StandInServer } from '../../testing/stand-in-server.ts';
import { openTestApi, withTestApi } from '../../testing/test-api.ts';
import { changeUser } from '../identity/index.ts';

const api = withTestApi();

/** A customer who wants text messages; optionally one who reads German. */
async function signUp(choices: { sms?: boolean; email?: boolean; language?: 'fr' | 'de' } = {}) {
  const token = await api().signUp();
  const client = api().client({ token });
  const { sms = true, email = true, language = 'fr' } = choices;
  await client.settings.changeNotifications({ body: { sms, email } });
  await client.settings.changePreferences({ body: { language } });
  return { token, client };
}

const textMessages = () => api().mails.filter(({ to }) => to.startsWith('SMS '));

test('a customer who chose text messages gets one for a booking and for a cancellation, in their language', async () => {
  const { token, client } = await signUp({ language: 'de' });
  const { reservation } = await book(api(), token);
  await api().jobs.drain();
  expect(textMessages()).toMatchObject([{ to: 'SMS +33612345678' }]);
  expect(textMessages()[0]?.text).toContain('Buchung bestätigt');
  expect(textMessages()[0]?.text).toContain(reservation.reference);
  expect(textMessages()[0]?.text).toMatch(/Mi\., 10\. (Juni|Jun\.), 10:00/);
  await client.reservations.cancel({ params: { id: reservation.id }, body: {} });
  await api().jobs.drain();
  expect(textMessages()[1]?.text).toContain('storniert');
});

test('a text message contains no typed text, and one telephone number gets at most four an hour', async () => {
  const throttled = await openTestApi({ LIVREE_RATE_LIMIT_SCALE: '1' });
  for (let index = 0; index < 6; index += 1) {
    const token = await throttled.signUp(`client${index}@example.org`);
    await throttled.client({ token }).settings.changeNotifications({ body: { sms: true } });
    const pickupAt = `2026-06-${10 + index}T10:00`;
    await book(throttled, token, { pickupAt, pickupAddress: 'Claim at http://evil.example/x, 75008 Paris' });
  }
  await throttled.jobs.drain();
  const sent = throttled.mails.filter(({ to }) => to.startsWith('SMS '));
  expect(sent).toHaveLength(4);
  for (const { text } of sent) expect(text).not.toContain('evil');
  await throttled.close();
});

test('a customer who turned text messages off gets none, but still the required mail', async () => {
  const { token } = await signUp({ sms: false });
  await book(api(), token);
  await api().jobs.drain();
  expect(textMessages()).toEqual([]);
  expect(api().mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('confirmée')]);
});

test('push messages without a browser appear in the mailbox, unless push is off or mails are really sent', async () => {
  const { token, client } = await signUp({ language: 'de' });
  const { reservation } = await book(api(), token);
  await api().jobs.drain();
  expect(api().unheard).toMatchObject([{ to: 'Push claire@example.org', subject: 'Buchung bestätigt' }]);
  expect(api().unheard[0]?.text).toContain(`http://localhost:4200/de/reservations/${reservation.id}`);
  await client.settings.changeNotifications({ body: { push: false } });
  await client.reservations.cancel({ params: { id: reservation.id }, body: {} });
  await api().jobs.drain();
  expect(api().unheard).toHaveLength(1);

  const sending = await openTestApi({ LIVREE_SMTP_URL: 'smtp://mails.livree.example' });
  await book(sending, await sending.signUp());
  await sending.jobs.drain();
  expect(sending.mails).not.toEqual([]);
  expect(sending.unheard).toEqual([]);
  await sending.close();
});

describe('with a provider of text messages', () => {
  let provider: StandInServer;
  let connected: Awaited<ReturnType<typeof openTestApi>>;
  beforeAll(async () => {
    provider = await openStandInServer(() => ({ status: 201, body: { id: 'sms-1' } }));
    const { origin } = provider;
    connected = await openTestApi({ LIVREE_SMS_URL: `${origin}/messages`, LIVREE_SMS_TOKEN: 'sms-secret' });
  });
  beforeEach(() => provider.mend());
  afterAll(async () => {
    await connected.close();
    await provider.close();
  });

  test('a message has its own key, and counts as failed until it is answered', async () => {
    const token = await connected.signUp();
    await connected.client({ token }).settings.changeNotifications({ body: { sms: true } });
    await book(connected, token);
    provider.breakNext('lost_answer');
    await expect(connected.jobs.drain()).rejects.toThrow();
    expect(provider.calls).toHaveLength(1);
    const [call] = provider.calls;
    expect(call?.path).toBe('/messages');
    expect(call?.header('authorization')).toBe('Bearer sms-secret');
    expect(call?.header('idempotency-key')).toMatch(/^[\w-]{36}$/);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ to: '+33612345678', from: 'Livrée' });
    expect(connected.mails.filter(({ to }) => to.startsWith('SMS'))).toEqual([]);
  });
});

test('a customer without a phone number gets no text message', async () => {
  const { token, client } = await signUp();
  const { user } = await client.identity.me();
  await changeUser(api().deps.db, user.id, { phone: null });
  await book(api(), token, { clientPhone: '+33 6 98 76 54 32' });
  await api().jobs.drain();
  expect(textMessages()).toEqual([]);
});
