/* Receives what the customer asked to be told, and has one page for when there is no connection. It keeps nothing of the site. */

const readText = (value) => (typeof value === 'string' ? value : '');

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    // Not ours: the browser still wants something shown.
  }
  const title = readText(message.title) || self.location.host;
  const options = {
    body: readText(message.body),
    icon: '/icon-192.png',
    data: { path: readText(message.path) },
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path || '/', self.location.origin);
  if (address.origin === self.location.origin) event.waitUntil(show(address));
});

/** A window that shows the page already comes forward; any other may hold what was typed, and is left alone. */
async function show({ href, pathname }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isThere = ({ url }) => new URL(url).pathname.replace(/^\/(en|es|de)(?=\/)/, '') === pathname;
  const open = windows.find(isThere);
  await (open === undefined ? self.clients.openWindow(href) : open.focus());
}

/* Any code of the site may write to the cache: whatever it kept, its headers do not count and nothing in it runs. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
};

/* The one text for when there is no connection: an open page wrote it (`keep-offline-page.ts`). */
const offlinePage = async () => {
  const cache = await caches.open('livree-offline');
  const kept = await cache.match('/offline');
  return kept === undefined ? Response.error() : new Response(await kept.text(), { headers });
};

/* While there is a connection the browser fetches everything itself: this worker never stands in its way. */
self.addEventListener('fetch', (event) => {
  if (!self.navigator.onLine && event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(offlinePage());
});
