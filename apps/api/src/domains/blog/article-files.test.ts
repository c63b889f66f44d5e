import { defaultTariff, price } from '@livree/pricing';
import { expect, test } from 'vitest';
import { articleFiles, parseArticle, parseTranslation } from './article-files.ts';
import { cleanHtml } from './model/clean-html.ts';
import { toSlug } from './model/words.ts';

const published = async () => (await articleFiles()).map(parseArticle);

test('slugs, titles, tags and days have the expected form', async () => {
  const articles = await published();
  const slugs = new Set(articles.map(({ slug }) => slug));
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  for (const { slug, tags, publishedAt, content } of articles) {
    expect(toSlug(slug)).toBe(slug);
    expect(tags.length, slug).toBeGreaterThanOrEqual(1);
    expect(publishedAt.getTime(), slug).toBeLessThan(Date.UTC(2026, 10, 21));
    const links = [...content.matchAll(/href="\/blog\/([^"]+)"/g)].map(([, target]) => target);
    for (const target of links) expect(slugs, `${slug} links to ${target}`).toContain(target);
  }
});

const tuesday = '2026-12-01';
const saturday = '2026-12-05';

interface Example {
  readonly pickup: string;
  readonly stops?: number;
  readonly premium?: boolean;
  readonly isReturn?: boolean;
  readonly isTracked?: boolean;
}

test.each<[string, Example]>([
  ['135', { pickup: `${tuesday}T10:00` }],
  ['175,50', { pickup: `${tuesday}T05:00` }],
  ['210,60', { pickup: `${saturday}T23:00` }],
  ['210', { pickup: `${tuesday}T10:00`, stops: 1, premium: true }],
  ['253', { pickup: `${tuesday}T10:00`, isReturn: true, isTracked: true }],
])('the article on tariffs shows %s €, like the simulator', async (shown, example) => {
  const { pickup, stops = 0, premium = false, isReturn = false, isTracked = false } = example;
  const leg = { metres: 40_000, seconds: 48 * 60, stops };
  const { total } = price({
    mode: 'distance',
    tariff: defaultTariff,
    drives: { outbound: { ...leg, pickup }, ...(isReturn ? { return: leg } : {}), premium },
    extras: isTracked ? [{ code: 'flight_tracking', quantity: 1 }] : [],
  });
  const article = (await published()).find(({ slug }) => slug === 'comprendre-nos-tarifs');
  expect(total / 100).toBe(Number(shown.replace(',', '.')));
  expect(article?.content).toContain(`Total\u00a0: <strong>${shown}\u00a0€</strong>`);
});

const listElements = (html: string) => [...html.matchAll(/<(\/?\w+)/g)].map(([, name]) => name);
const listTargets = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, target]) => target);

test('translations have the same elements, and articles about services exist in every language', async () => {
  const files = await articleFiles();
  for (const file of files) {
    const { content, category } = parseArticle(file);
    if (category === 'services') expect(file.translations, file.slug).toHaveLength(3);
    for (const { language, source } of file.translations) {
      const translation = parseTranslation(source);
      expect(listElements(translation.content), `${file.slug} in ${language}`).toEqual(listElements(content));
      expect(listTargets(translation.content), `${file.slug} in ${language}`).toEqual(listTargets(content));
      expect(await cleanHtml(translation.content), `${file.slug} in ${language}`).toBe(translation.content);
    }
  }
  expect(files.filter(({ translations }) => translations.length === 3).length).toBeGreaterThanOrEqual(12);
});
