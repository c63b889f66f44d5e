import type { BrowserContext } from 'playwright/test';

/** What a page may ask of its browser; each of these throws in some browser's settings. */
const refused = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const;

/** Makes every access to storage throw, as a browser with blocked site data does. */
export async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript((names) => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  }, refused);
}

/** Makes every access to cookies throw and sends none to the server. */
export async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });
  await context.route('**/*', async (route) => {
    const { cookie: _cookie, ...headers } = await route.request().allHeaders();
    await route.fallback({ headers });
  });
}
