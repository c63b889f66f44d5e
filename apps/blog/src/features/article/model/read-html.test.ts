import { expect, test } from 'vitest';
import { listContents, findHeadings } from './contents.ts';
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

test('a long article has a table of contents, with an anchor for each heading', () => {
  const titles = ['Un été', 'À Nice', 'Un été', '?!'];
  const html = titles.map((title) => `<h2>${title}</h2><h3>Détail</h3><p>…</p>`).join('');
  expect(listContents(findHeadings(readHtml(html)))).toEqual([
    { id: 's-un-ete', title: 'Un été' },
    { id: 's-a-nice', title: 'À Nice' },
    { id: 's-un-ete-2', title: 'Un été' },
    { id: 's-section', title: '?!' },
  ]);
  expect(listContents(findHeadings(readHtml('<h2>One</h2><h2>Two</h2>')))).toEqual([]);
});
