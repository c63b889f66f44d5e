import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const code = readFileSync(new URL('../../public/push-worker.js', import.meta.url), 'utf8');
const origin = 'https://livree.example';

/** The worker as a browser runs it. `windows` are the open addresses. */
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
  runInNewContext(code, { self, URL, Response, caches });

  /** Dispatches an event and waits for the worker's reaction. */
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

test('a push message is shown with its texts and keeps its address', async () => {
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

test.each(['not JSON', '{"title":7,"body":null}'])(
  'a push message whose data is %s shows only the name of the site',
  async (text) => {
    const { push, showNotification } = startWorker();
    await push(text);
    expect(showNotification.mock.calls).toMatchObject([['livree.example', { body: '', data: { path: '' } }]]);
  },
);

test('a push message without data is shown too, because browsers withdraw the permission otherwise', async () => {
  const { happen, showNotification } = startWorker();
  await happen('push', { data: null });
  expect(showNotification).toHaveBeenCalledTimes(1);
});

test('a press on a notification opens the ride and closes the notification', async () => {
  const { click, close, openWindow, focused } = startWorker([`${origin}/reservation?etape=3`]);
  await click('/reservations/7');
  expect(close).toHaveBeenCalledTimes(1);
  expect(openWindow.mock.calls).toEqual([[`${origin}/reservations/7`]]);
  expect(focused).toEqual([]);
});

test.each(['/reservations/7', '/de/reservations/7'])(
  'a press on a notification brings the window at %s, which shows the ride, to the front',
  async (path) => {
    const { click, openWindow, focused } = startWorker([`${origin}/`, `${origin}${path}`]);
    await click('/reservations/7');
    expect(focused).toEqual([`${origin}${path}`]);
    expect(openWindow).not.toHaveBeenCalled();
  },
);

test('a press on a notification without an address leads to the home page, and never to another site', async () => {
  const { click, openWindow } = startWorker();
  await click();
  await click('https://attacker.example/');
  expect(openWindow.mock.calls).toEqual([[`${origin}/`]]);
});

/** The worker's answer to a request; undefined if it leaves the request to the browser. */
async function answerTo(request: object, onLine: boolean): Promise<unknown> {
  const caches = {
    open: async () => ({
      match: async (path: string) =>
        new Response(`kept ${path}`, { headers: { 'content-security-policy': 'script-src *' } }),
    }),
  };
  let answer: unknown;
  const respondWith = (given: unknown) => void (answer = given);
  await startWorker([], { onLine, caches }).happen('fetch', { request, respondWith });
  return answer;
}

test('without a connection, a page request gets the stored page; every other request is left to the browser', async () => {
  const page = { mode: 'navigate', method: 'GET' };
  const answer = await answerTo(page, false);
  if (!(answer instanceof Response)) throw new Error('the worker answered nothing');
  expect(await answer.text()).toBe('kept /offline');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
  expect(await answerTo(page, true)).toBeUndefined();
  expect(await answerTo({ mode: 'cors', method: 'GET' }, false)).toBeUndefined();
});
