import { expect, test } from 'vitest';
import { readHtml, readText } from './read-html.ts';

test('the HTML of an article is parsed into elements, texts and attributes', () => {
  expect(readHtml('<p lang="en">Wine &amp; <a href="/x?a=1&amp;b=2">road</a><br />end</p>')).toEqual([
    {
      tag: 'p',
      attributes: { lang: 'en' },
      children: [
        'Wine & ',
        { tag: 'a', attributes: { href: '/x?a=1&b=2' }, children: ['road'] },
        { tag: 'br', attributes: {}, children: [] },
        'end',
      ],
    },
  ]);
});

test('an unclosed or stray element does not affect what follows', () => {
  const [first, second] = readHtml('<ul><li>one<li>two</ul></b><p>a < b</p>');
  expect([first, second].map((node) => readText(node ?? ''))).toEqual(['onetwo', 'a < b']);
});
