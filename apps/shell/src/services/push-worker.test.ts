import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const code = readFileSync(new URL('../../public/push-worker.js', import.meta.url), 'utf8');
const origin = 'https://livree.example';

/** The worker as a browser runs it. `windows` are the addresses that are open. */
function startWorker(windows: readonly string[] = [], { onLine = true, caches = {} } = {}) {
  const handlers = new Map<string, (event: object) => void>();
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined);
  const openWindow = vi.fn<(address: string) => Promise<void>>(async () => undefined);
  const focused: string[] = [];
  const clients = windows.map((url) => ({ url, focus: async () => void focused.push(url) }));
  const self = {
    location: new URL(origin),
    navigator: { onLine },
    registration: { showNotification },
    clients: { openWindow, matchAll: async () => clients },
    addEventListener: (type: string, handler: (event: object) => void) => void handlers.set(type, handler),
  };
  runInNewContext(code, { self, URL, caches });

  /** Lets something happen and waits for what the worker makes of it. */
  async function happen(type: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (done: Promise<unknown>) => void work.push(done) });
    await Promise.all(work);
  }
  const push = (text: string) => happen('push', { data: { json: (): unknown => JSON.parse(text) } });
  const close = vi.fn();
  const click = (path?: string) =>
    happen('notificationclick', { notification: { close, data: path === undefined ? null : { path } } });
  return { handlers, push, happen, click, close, showNotification, openWindow, focused };
}

test('a message is shown with its words, and keeps where it leads', async () => {
  const { push, showNotification } = startWorker();
  await push(
    JSON.stringify({ title: 'Votre trajet approche', body: 'Roissy, 10:00', path: '/reservations/7' }),
  );
  expect(showNotification.mock.calls).toEqual([
    [
      'Votre trajet approche',
      { body: 'Roissy, 10:00', icon: '/icon-192.png', data: { path: '/reservations/7' } },
    ],
  ]);
});

test.each(['not JSON', '{"title":7,"body":null}'])('of %s only the site is shown', async (text) => {
  const { push, showNotification } = startWorker();
  await push(text);
  expect(showNotification.mock.calls).toMatchObject([['livree.example', { body: '', data: { path: '' } }]]);
});

test('a push without data is shown too: a browser that shows nothing takes the permission away', async () => {
  const { happen, showNotification } = startWorker();
  await happen('push', { data: null });
  expect(showNotification).toHaveBeenCalledTimes(1);
});

test('a press opens the ride, and closes the notice', async () => {
  const { click, close, openWindow, focused } = startWorker([`${origin}/reservation?etape=3`]);
  await click('/reservations/7');
  expect(close).toHaveBeenCalledTimes(1);
  expect(openWindow.mock.calls).toEqual([[`${origin}/reservations/7`]]);
  expect(focused).toEqual([]);
});

test.each(['/reservations/7', '/de/reservations/7'])(
  'a ride that is open at %s comes forward',
  async (path) => {
    const { click, openWindow, focused } = startWorker([`${origin}/`, `${origin}${path}`]);
    await click('/reservations/7');
    expect(focused).toEqual([`${origin}${path}`]);
    expect(openWindow).not.toHaveBeenCalled();
  },
);

test('a press leads home without an address, and never to another site', async () => {
  const { click, openWindow } = startWorker();
  await click();
  await click('https://attacker.example/');
  expect(openWindow.mock.calls).toEqual([[`${origin}/`]]);
});

/** What the worker answers to a request; undefined for one that it leaves to the browser. */
async function answerTo(request: object, onLine: boolean): Promise<unknown> {
  const caches = { open: async () => ({ match: async (path: string) => `kept ${path}` }) };
  let answer: unknown;
  const respondWith = (given: unknown) => void (answer = given);
  await startWorker([], { onLine, caches }).happen('fetch', { request, respondWith });
  return answer;
}

test('a page asked for without a connection becomes the kept one; every other request is the browser’s own', async () => {
  const page = { mode: 'navigate', method: 'GET' };
  expect(await answerTo(page, false)).toBe('kept /offline');
  expect(await answerTo(page, true)).toBeUndefined();
  expect(await answerTo({ mode: 'cors', method: 'GET' }, false)).toBeUndefined();
});
