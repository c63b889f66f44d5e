import type { BlogTag, ManagedArticle } from '@livree/contracts';
import { FakeRefusal } from './refusal.ts';
import type { FakeState } from './state.ts';

interface Filter {
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly excludeTag?: string | undefined;
  readonly text?: string | undefined;
  readonly sortBy?: 'published_at' | 'title' | undefined;
  readonly sortOrder?: 'asc' | 'desc' | undefined;
}

type Published = ManagedArticle & { readonly publishedAt: string };

const isPublished = (article: ManagedArticle): article is Published =>
  article.state === 'published' && article.publishedAt !== null;

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const bears = ({ tags }: ManagedArticle, tag: string) =>
  tags.some(({ name, slug }) => fold(name) === fold(tag) || slug === fold(tag));

/** Published articles of a filter, in its order; without a filter in stored order. */
export function publicArticles({ articles }: FakeState, filter: Filter = {}): Published[] {
  const { category, tag, excludeTag, text = '', sortBy, sortOrder } = filter;
  const words = fold(text).split(/\s+/);
  const wanted = articles.filter(isPublished).filter((article) => {
    const content = fold(`${article.title} ${article.excerpt} ${article.content}`);
    return (
      (!category || article.category?.slug === category || String(article.categoryId) === category) &&
      (!tag || bears(article, tag)) &&
      (!excludeTag || !bears(article, excludeTag)) &&
      words.every((word) => content.includes(word))
    );
  });
  if (!sortBy) return wanted;
  const direction = (sortOrder ?? 'desc') === 'asc' ? 1 : -1;
  const value = (article: Published) => (sortBy === 'title' ? fold(article.title) : article.publishedAt);
  return wanted.toSorted((a, b) => direction * value(a).localeCompare(value(b)) || a.id - b.id);
}

/** The first ones, five by default. */
export const selection = (
  articles: readonly Published[],
  limit: number | undefined,
  usual = 5,
): Published[] => articles.slice(0, limit ?? usual);

/** Tags with their number of articles. */
export function tagCounts(articles: readonly ManagedArticle[]): BlogTag[] {
  const counts = new Map<number, BlogTag>();
  for (const { id, name, slug } of articles.flatMap(({ tags }) => tags)) {
    const blogsCount = (counts.get(id)?.blogsCount ?? 0) + 1;
    counts.set(id, { id, name, slug: slug ?? fold(name), blogsCount });
  }
  return [...counts.values()].toSorted((a, b) => b.blogsCount - a.blogsCount);
}

/** @throws FakeRefusal when there is no such article */
export function found<Article>(article: Article | undefined): Article {
  if (article === undefined) throw new FakeRefusal('blog.not_found');
  return article;
}
