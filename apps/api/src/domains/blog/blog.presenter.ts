import type { BlogSummary } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { ArticleRow } from './blog.repository.ts';

const tagsSchema = z.array(z.object({ id: z.number(), name: z.string() }));
const wordsAMinute = 200;

/** Minutes, rounded up. */
function readingTime(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.ceil(words / wordsAMinute));
}

export function presentArticle(row: ArticleRow): BlogSummary {
  const { category_name: name, category_slug: slug } = row;
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    readingTime: readingTime(row.content),
    featuredImage: row.featured_image,
    publishedAt: row.published_at.toISOString(),
    author: { name: row.author_name },
    category: name === null || slug === null ? null : { name, slug },
    tags: z.parse(tagsSchema, row.tags),
  };
}
