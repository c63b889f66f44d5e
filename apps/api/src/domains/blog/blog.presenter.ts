import type { BlogArticle, BlogSummary, ManagedArticle, ManagedSummary } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { ArticleRow, ArticleState, SummaryRow } from './articles.repository.ts';
import { authorIn } from './model/editorial-desk.ts';

const tagsSchema = z.array(z.object({ id: z.number(), name: z.string(), slug: z.string() }));

/** The fields that visitors and operators both see. */
function presentCommon(row: SummaryRow) {
  const { category_name: name, category_slug: slug } = row;
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    readingTime: row.reading_time,
    featuredImage: row.featured_image,
    featuredImageAlt: row.featured_image_alt,
    author: { name: authorIn(row.reader, row.author_name), email: row.author_email },
    category: name === null || slug === null ? null : { name, slug },
    tags: z.parse(tagsSchema, row.tags),
  };
}

/** @param row of a published article */
export function presentSummary(row: SummaryRow): BlogSummary {
  const { language, languages } = row;
  return { ...presentCommon(row), language, languages, publishedAt: row.published_at?.toISOString() ?? '' };
}

/** @param row of a published article */
export function presentArticle(row: ArticleRow): BlogArticle {
  return { ...presentSummary(row), content: row.content };
}

/** The state of an article that is published from a moment on. */
export function getState(publishedAt: Date | null, now: Date): ArticleState {
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

export function presentManagedSummary(row: SummaryRow, now: Date): ManagedSummary {
  return {
    ...presentCommon(row),
    publishedAt: row.published_at?.toISOString() ?? null,
    state: getState(row.published_at, now),
    categoryId: row.category_id,
    isFeatured: row.is_featured,
    updatedAt: row.updated_at.toISOString(),
    language: row.language,
  };
}

/** @param said the translations */
export function presentManaged(
  row: ArticleRow,
  said: readonly (Pick<ArticleRow, 'title' | 'excerpt' | 'content' | 'featured_image_alt'> & {
    readonly language: string;
  })[],
  now: Date,
): ManagedArticle {
  const translations = Object.fromEntries(
    said.map(({ language, featured_image_alt: featuredImageAlt, ...text }) => [
      language,
      { ...text, featuredImageAlt },
    ]),
  );
  return { ...presentManagedSummary(row, now), content: row.content, translations };
}
