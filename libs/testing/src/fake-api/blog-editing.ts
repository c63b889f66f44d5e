import type { ArticleRequest, ManagedArticle } from '@livree/contracts';
import { buildArticle } from '../builders/blog.ts';
import { found } from './blog-lists.ts';
import { FakeRefusal } from './refusal.ts';
import type { FakeState } from './state.ts';

const toSlug = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

function findCategory({ categories }: FakeState, id: number | null | undefined) {
  if (id === null || id === undefined) return null;
  const category = categories.find((candidate) => candidate.id === id);
  if (category === undefined)
    throw new FakeRefusal('validation', {}, { category_id: ['validation.category'] });
  return { name: category.name, slug: category.slug };
}

function toTranslations({ translations = {} }: ArticleRequest) {
  const { en, es, de } = translations;
  const said = (text: typeof en) =>
    text && { ...text, excerpt: text.excerpt ?? '', featuredImageAlt: text.featuredImageAlt ?? '' };
  return { en: said(en), es: said(es), de: said(de) };
}

function replace(state: FakeState, article: ManagedArticle): ManagedArticle {
  state.articles = [article, ...state.articles.filter(({ id }) => id !== article.id)];
  return article;
}

/** A new draft, or another text for an article. The content is kept as it comes: only the API cleans it. */
export function writeArticle(state: FakeState, now: Date, body: ArticleRequest, id?: number): ManagedArticle {
  const present = id === undefined ? undefined : found(state.articles.find((article) => article.id === id));
  const slug = body.slug ?? present?.slug ?? toSlug(body.title);
  const newId = Math.max(0, ...state.articles.map((article) => article.id)) + 1;
  if (state.articles.some((article) => article.slug === slug && article.id !== id))
    throw new FakeRefusal('validation', {}, { slug: ['validation.slug_taken'] });
  return replace(state, {
    ...(present ?? { ...buildArticle({ id: newId }), publishedAt: null, state: 'draft' }),
    title: body.title,
    slug,
    excerpt: body.excerpt ?? '',
    content: body.content,
    featuredImage: body.featuredImage,
    featuredImageAlt: body.featuredImageAlt ?? '',
    category: findCategory(state, body.categoryId),
    categoryId: body.categoryId ?? null,
    tags: (body.tags ?? []).map((name, index) => ({ id: index + 1, name, slug: toSlug(name) })),
    isFeatured: body.isFeatured ?? false,
    translations: toTranslations(body),
    updatedAt: nextVersion(now, present?.updatedAt),
  });
}

/** Later than the one before, also within the same millisecond. */
const nextVersion = (now: Date, before = ''): string =>
  new Date(Math.max(now.getTime(), (Date.parse(before) || 0) + 1)).toISOString();

/** @param from ISO instant, or null for a draft */
export function setPublication(state: FakeState, now: Date, id: number, from: string | null): ManagedArticle {
  const article = found(state.articles.find((candidate) => candidate.id === id));
  const dated = from !== null && Date.parse(from) > now.getTime() ? 'scheduled' : 'published';
  return replace(state, {
    ...article,
    publishedAt: from,
    state: from === null ? 'draft' : dated,
  });
}

export function removeArticle(state: FakeState, id: number): void {
  const article = found(state.articles.find((candidate) => candidate.id === id));
  state.articles = state.articles.filter((other) => other !== article);
}
