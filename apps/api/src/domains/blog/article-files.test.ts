import { defaultTariff, price } from '@livree/pricing';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { articleFiles, parseArticle, parseTranslation } from './article-files.ts';
import { articleValues } from './article-values.ts';
import { cleanHtml } from './model/clean-html.ts';
import { toSlug } from './model/words.ts';

const config = readConfig({
  NODE_ENV: 'test',
  LIVREE_QUOTE_SECRET: 'a secret that only tests know, long enough',
  LIVREE_FREE_WAITING_AIRPORT_MINUTES: '47',
});
const files = await articleFiles(articleValues(config));
const published = async () => files.map(parseArticle);

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
  readonly isMet?: boolean;
}

test.each<[string, Example]>([
  ['135', { pickup: `${tuesday}T10:00` }],
  ['175,50', { pickup: `${tuesday}T05:00` }],
  ['210,60', { pickup: `${saturday}T23:00` }],
  ['210', { pickup: `${tuesday}T10:00`, stops: 1, premium: true }],
  ['258', { pickup: `${tuesday}T10:00`, isReturn: true, isMet: true }],
])('the article on tariffs shows %s €, like the simulator', async (shown, example) => {
  const { pickup, stops = 0, premium = false, isReturn = false, isMet = false } = example;
  const leg = { metres: 40_000, seconds: 48 * 60, stops };
  const { total } = price({
    mode: 'distance',
    tariff: defaultTariff,
    drives: { outbound: { ...leg, pickup }, ...(isReturn ? { return: leg } : {}), premium },
    extras: isMet ? [{ code: 'meet_and_greet', quantity: 1 }] : [],
  });
  const article = (await published()).find(({ slug }) => slug === 'comprendre-nos-tarifs');
  expect(total / 100).toBe(Number(shown.replace(',', '.')));
  expect(article?.content).toContain(`Total\u00a0: <strong>${shown}\u00a0€</strong>`);
});

const listElements = (html: string) => [...html.matchAll(/<(\/?\w+)/g)].map(([, name]) => name);
const listTargets = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, target]) => target);

test('translations have the same elements, and articles about services exist in every language', async () => {
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

const texts = files.flatMap(({ slug, source, translations }) => [
  [`${slug} in fr`, source] as const,
  ...translations.map((translation) => [`${slug} in ${translation.language}`, translation.source] as const),
]);

/** A number of minutes of waiting that a writer typed instead of its placeholder. */
const typedWaiting =
  /(?:quinze|vingt|soixante|fifteen|twenty|sixty|quince|veinte|sesenta|fünfzehn|zwanzig|sechzig)[^.<]{0,30}(?:minutes d’attente|minutes of waiting|minutos de espera|Minuten Wartezeit)/i;

test('articles state the configured waiting time and duration of a hold', () => {
  for (const [name, text] of texts) {
    expect(text, name).not.toMatch(typedWaiting);
    expect(text, name).not.toMatch(/\{\w+\}/);
  }
  const transfers = texts.filter(([name]) => name.startsWith('transfert-aeroport in '));
  expect(transfers).toHaveLength(4);
  for (const [, text] of transfers) expect(text).toMatch(/47 (?:minut|Minut)/);
});

/** Flights are followed, in the words of each language. */
const tracking = /suivi du vol|flight tracking|seguimiento del vuelo|Flugverfolgung/gi;
const invented = /inventés|invented|inventados|erfunden/;

test('an article that names flight tracking says that the flights of the demonstration are invented', () => {
  for (const [name, text] of texts)
    for (const line of text.split('\n').filter((words) => words.match(tracking)))
      expect(line, name).toMatch(invented);
});
