import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { createPage } from './page.ts';

const aPage = (text: string) =>
  createPage(text, { status: 200, redirect: undefined, mode: 'server', whole: true, head: undefined });

test('a page is kept until all pages expire, because what they say has changed', async () => {
  const cache = createPageCache(() => 0);
  const read = (text: string) => cache.get('/', async () => aPage(text));
  const first = await read('first');
  expect(await read('second')).toBe(first);
  cache.expire();
  expect(cache.has('/')).toBe(false);
  expect(await read('second')).not.toBe(first);
  expect(cache.has('/')).toBe(true);
});
