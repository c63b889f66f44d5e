// @vitest-environment jsdom
import type { Language } from '@livree/contracts';
import { createBrowserRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { windowWithoutLanguage } from './window-without-language.ts';

afterEach(() => history.replaceState(null, '', '/'));

test('a router reads and writes addresses with a language without knowing about it', async () => {
  let spoken: Language = 'de';
  history.replaceState(null, '', '/de/blog?page=2#top');
  const router = createBrowserRouter([{ path: '/blog' }, { path: '/vehicles' }, { path: '*' }], {
    window: windowWithoutLanguage(() => spoken),
  });
  const known = () =>
    router.state.location.pathname + router.state.location.search + router.state.location.hash;
  expect(known()).toBe('/blog?page=2#top');
  await router.navigate('/vehicles?type=van');
  expect([known(), location.pathname + location.search]).toEqual([
    '/vehicles?type=van',
    '/de/vehicles?type=van',
  ]);
  spoken = 'fr';
  await router.navigate('/blog', { replace: true });
  expect([known(), location.pathname]).toEqual(['/blog', '/blog']);
  history.back();
  await expect.poll(known).toBe('/blog?page=2#top');
  router.dispose();
});
