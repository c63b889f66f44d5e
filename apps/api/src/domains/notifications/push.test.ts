import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { book } from '../../testing/rides.ts';
import { openStandInServer, type StandInServer } from '../../testing/stand-in-server.ts';
import { openTestApi, type TestApi, withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
let service: StandInServer;
let connected: TestApi;
let status = 201;
let people = 0;
const password = 'un vrai secret 42';

beforeAll(async () => {
  service = await openStandInServer(() => ({ status, body: {} }));
  connected = await openTestApi({ LIVREE_PUSH_ORIGIN: service.origin });
});
afterEach(() => {
  status = 201;
  service.mend();
});
afterAll(async () => {
  await connected.close();
  await service.close();
});

/** The keys of a browser. */
function newBrowser(endpoint: string) {
  const curve = createECDH('prime256v1');
  return { endpoint, p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}

async function customerWithBrowser(address: string) {
  const token = await connected.signUp(`customer-${people++}@example.org`);
  const { identity, notifications, settings } = connected.client({ token });
  const browser = newBrowser(`${service.origin}${address}`);
  await notifications.addBrowser({ body: browser });
  return { token, identity, notifications, settings, browser };
}

const slot = () => ({ pickupAt: `2026-07-${String(10 + people).padStart(2, '0')}T10:00` });

test('a subscribed browser gets a message about a booking that only it can read', async () => {
  const { token } = await customerWithBrowser('/push/one');
  const { reservation } = await book(connected, token, slot());
  await connected.jobs.drain();
  expect(service.calls.map(({ path }) => path)).toEqual(['/push/one']);
  const [call] = service.calls;
  expect(call?.header('content-encoding')).toBe('aes128gcm');
  expect(call?.header('authorization')).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/);
  expect(Number(call?.header('ttl'))).toBeGreaterThan(0);
  expect(call?.body).not.toContain(reservation.reference);
});

test('a customer who turned push messages off gets none', async () => {
  const { token, settings } = await customerWithBrowser('/push/quiet');
  await settings.changeNotifications({ body: { push: false } });
  await book(connected, token, slot());
  await connected.jobs.drain();
  expect(service.calls).toEqual([]);
});

test('a browser that is gone is deleted, and a removed one gets no more messages', async () => {
  const gone = await customerWithBrowser('/push/gone');
  status = 410;
  await book(connected, gone.token, slot());
  await connected.jobs.drain();
  expect(service.calls).toHaveLength(1);
  await gone.identity.givePassword({ body: { password } });
  expect((await gone.settings.exportData()).data['push_subscriptions']).toEqual([]);

  const removed = await customerWithBrowser('/push/removed');
  await removed.notifications.removeBrowser({ body: { endpoint: removed.browser.endpoint } });
  await removed.identity.givePassword({ body: { password } });
  expect((await removed.settings.exportData()).data['push_subscriptions']).toEqual([]);
});

test('a message is sent again if the push service fails', async () => {
  const { token } = await customerWithBrowser('/push/outage');
  await book(connected, token, slot());
  status = 503;
  await expect(connected.jobs.drain()).rejects.toThrow('503');
});

test.each([
  'https://attacker.example/push',
  'http://127.0.0.1:4201/api/settings',
  'https://fcm.googleapis.com.attacker.example/',
])('%s is not a push service and is never called', async (endpoint) => {
  const token = await api().signUp();
  const refused = api()
    .client({ token })
    .notifications.addBrowser({ body: newBrowser(endpoint) });
  await expect(refused).rejects.toMatchObject({
    status: 422,
    fieldErrors: { endpoint: [expect.any(String)] },
  });
});
