import { buildArticle } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { fieldOf, toRequest, toValues, unwritten } from './article-values.ts';

test('an article goes through its form unchanged', () => {
  const article = buildArticle({
    title: 'Été',
    translations: {
      en: undefined,
      es: undefined,
      de: { title: 'Sommer', excerpt: '', content: '<p>Text</p>', featuredImageAlt: 'Ein Strand' },
    },
    featuredImage: '/storage/articles/ete.webp',
    featuredImageAlt: 'Une plage',
    tags: [
      { id: 1, name: 'été', slug: 'ete' },
      { id: 2, name: 'Côte d’Azur', slug: 'cote-d-azur' },
    ],
  });
  expect(toRequest(toValues(article))).toEqual({
    title: 'Été',
    slug: article.slug,
    excerpt: article.excerpt,
    content: article.content,
    categoryId: article.categoryId,
    tags: ['été', 'Côte d’Azur'],
    featuredImage: '/storage/articles/ete.webp',
    featuredImageAlt: 'Une plage',
    isFeatured: false,
    translations: {
      de: { title: 'Sommer', excerpt: null, content: '<p>Text</p>', featuredImageAlt: 'Ein Strand' },
    },
  });
});

test('a language in which only a title stands is sent, so that its content is missed', () => {
  const { translations } = toRequest({ ...unwritten, titleEs: 'Verano' });
  expect(translations).toEqual({
    es: { title: 'Verano', excerpt: null, content: '', featuredImageAlt: null },
  });
});

test.each([
  ['title', 'titleFr'],
  ['translations.de.content', 'contentDe'],
  ['translations.en.excerpt', 'excerptEn'],
  ['featuredImageAlt', 'imageAltFr'],
  ['translations.de.featuredImageAlt', 'imageAltDe'],
  ['tags.2', 'tags'],
  ['slug', 'slug'],
])('a fault of %s shows beside %s', (path, field) => expect(fieldOf(path)).toBe(field));
