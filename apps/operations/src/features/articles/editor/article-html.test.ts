// @vitest-environment jsdom
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articleElements } from '@livree/contracts';
import { expect, test } from 'vitest';
import { readArticle, writeArticle } from './article-html.ts';
import { articleSchema } from './schema.ts';

const pass = (html: string): string => writeArticle(readArticle(html));

test('the editor writes the elements that the API keeps, and no other', () => {
  const { doc, text, ...nodes } = articleSchema.nodes;
  expect([...Object.keys(nodes), ...Object.keys(articleSchema.marks)].toSorted()).toEqual(
    Object.keys(articleElements).toSorted(),
  );
  expect([doc, text]).not.toContain(undefined);
});

test.each([
  '<h2>Titre</h2><p>Un <strong>mot</strong>, un <a href="/contact">lien</a> et<br>une <em>ligne</em>.</p>',
  '<ul><li>un</li><li>deux<ul><li>trois</li></ul></li></ul><ol start="4"><li><p>un</p><p>deux</p></li></ol>',
  '<blockquote><p lang="en">Quote</p></blockquote><hr>',
  '<figure><img src="/images/paris.jpg" alt="Paris"><figcaption>Le soir</figcaption></figure>',
  '<table><caption>Prix</caption><thead><tr><th scope="col">Trajet</th></tr></thead><tbody><tr><td colspan="2">Nice</td></tr></tbody></table>',
  '<p>H<sub>2</sub>O, m<sup>2</sup>, <abbr title="voiture de transport">VTC</abbr></p>',
])('%s stays as it is', (html) => expect(pass(html)).toBe(html));

test('an empty document is no text', () => {
  expect(pass('')).toBe('');
  expect(pass('<p></p>')).toBe('');
});

test('what articles have no element for leaves its text alone', () => {
  expect(
    pass('<div onclick="x()"><script>alert(1)</script><p style="color:red">Bon<u>jour</u></p></div>'),
  ).toBe('<p>alert(1)</p><p>Bonjour</p>');
});

test('every article of the product passes the editor without losing an element or a word', async () => {
  const folder = join(import.meta.dirname, '../../../../../api/src/domains/blog/data/articles');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const source = await readFile(join(folder, name), 'utf8');
    const html = source.slice(source.indexOf('\n---\n') + 5);
    const flat = (text: string) =>
      text
        .replaceAll(/[ \n]+/g, ' ')
        .replaceAll(/> | </g, (edge) => edge.trim())
        .trim();
    expect(flat(pass(html)), name).toBe(flat(html).replaceAll('\u00a0', '&nbsp;'));
  }
});
