import { readHtml } from '@livree/articles';
import { expect, test } from 'vitest';
import { findHeadings, listContents } from './contents.ts';

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
