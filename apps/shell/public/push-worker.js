/*
 * Receives what the customer asked to be told, and answers one question: what to show when a page cannot be fetched. It
 * keeps no page and no answer of the site: the one text it has was written by the signed-in page (`keepForOffline`), and
 * signing out removes it.
 */

const textOf = (value) => (typeof value === 'string' ? value : '');

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    // Not ours: the browser still wants something shown.
  }
  const title = textOf(message.title) || self.location.host;
  const options = { body: textOf(message.body), icon: '/favicon.svg', data: { path: textOf(message.path) } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path || '/', self.location.origin);
  if (address.origin === self.location.origin) event.waitUntil(self.clients.openWindow(address.href));
});

const offlinePage = async () => {
  const cache = await caches.open('livree-offline');
  return (await cache.match('/offline')) ?? Response.error();
};

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(fetch(event.request).catch(offlinePage));
});
