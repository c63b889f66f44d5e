import { expect, test } from 'vitest';
import { articleFiles, parseArticle } from '../article-files.ts';
import { cleanHtml } from './clean-html.ts';

test.each([
  ['<p>Bonjour<script>alert(1)</script></p>', '<p>Bonjour</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x" id="y">Bonjour</p>', '<p>Bonjour</p>'],
  ['<img src="x" onerror="alert(1)">', ''],
  ['<img src="https://elsewhere.example/pixel.gif">', ''],
  ['<img src="//elsewhere.example/pixel.gif">', ''],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['<img src="/storage/route.webp" onload="x()">', '<img src="/storage/route.webp" alt="" />'],
  ['<a href="javascript:alert(1)">ici</a>', 'ici'],
  ['<a href="java\nscript:alert(1)">ici</a>', 'ici'],
  ['<a href="&#106;avascript:alert(1)">ici</a>', 'ici'],
  ['<a href="data:text/html,<b>x</b>">ici</a>', 'ici'],
  ['<a href="//elsewhere.example">ici</a>', 'ici'],
  ['<a href="/prices" target="_blank" onmouseover="x()">tarifs</a>', '<a href="/prices">tarifs</a>'],
  ['<a href="https://www.example.org/">ici</a>', '<a href="https://www.example.org/">ici</a>'],
  ['<svg><script>alert(1)</script></svg><p>Texte</p>', '<p>Texte</p>'],
  ['<math><mtext><img src=x onerror=alert(1)></mtext></math>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe><p>Texte</p>', '<p>Texte</p>'],
  ['<form action="/api/auth/logout"><input name="a"><button>Envoyer</button></form>', 'Envoyer'],
  ['<style>body{display:none}</style><p>Texte</p>', '<p>Texte</p>'],
  ['<h1>Titre</h1><b>gras</b><i>léger</i>', '<h2>Titre</h2><strong>gras</strong><em>léger</em>'],
  ['<p>1 &lt; 2 &amp;&amp; 3', '<p>1 &lt; 2 &amp;&amp; 3</p>'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<p></p>'],
  ['<!--[if IE]><script>alert(1)</script><![endif]--><p>Texte</p>', '<p>Texte</p>'],
])('%s becomes %s', async (html, clean) => {
  const cleaned = await cleanHtml(html);
  expect(cleaned).toBe(clean);
  expect(await cleanHtml(cleaned), 'cleaning twice changes nothing').toBe(clean);
});

const elements =
  'a img p svg math video audio source object embed link meta base form button details marquee'.split(' ');
const attributes = [
  'onclick="x()"',
  'onerror=x()',
  'ONLOAD = x()',
  'style="background:url(javascript:x())"',
  'href="javascript:x()"',
  'xlink:href="JaVaScRiPt:x()"',
  'src="vbscript:x()"',
  'srcset="/a.png 1x, javascript:x() 2x"',
  'action="javascript:x()"',
  'srcdoc="<script>x()</script>"',
  'formaction="java&#9;script:x()"',
  'autofocus onfocus=x() tabindex=1',
];

test.each(elements)('no attribute of <%s> has an effect', async (element) => {
  for (const attribute of attributes) {
    const cleaned = await cleanHtml(`<p>Avant</p><${element} ${attribute}>dedans</${element}`);
    expect(cleaned).not.toMatch(/\bon\w+\s*=|script:|style=|srcset|srcdoc|action=|autofocus/i);
    expect(cleaned).toContain('<p>Avant</p>');
  }
});

test('deeply nested elements are neither stored nor slow', async () => {
  const started = performance.now();
  const cleaned = await cleanHtml(`${'<blockquote>'.repeat(15_000)}x`);
  expect(cleaned.length).toBeLessThan(1000);
  expect(performance.now() - started).toBeLessThan(5000);
});

test('the product’s own articles are clean, and long enough', async () => {
  const articles = (await articleFiles({})).map(parseArticle);
  expect(articles.length).toBeGreaterThanOrEqual(18);
  for (const { slug, content } of articles) {
    expect(await cleanHtml(content), slug).toBe(content);
    expect(content.split(/\s+/).length, slug).toBeGreaterThanOrEqual(650);
  }
  expect(articles.filter(({ category }) => category === 'services')).toHaveLength(4);
});
