import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope, pageOf } from '../shared/envelope.ts';
import { paging, searchText } from '../shared/query.ts';
import { maybe, wireObject } from '../shared/wire.ts';

export const blogCategory = wireObject({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  blogs_count: z.number(),
});
export type BlogCategory = z.output<typeof blogCategory>;

export const blogSummary = wireObject({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** Minutes. */
  reading_time: z.number(),
  featured_image: maybe(z.string()),
  published_at: instant,
  author: z.object({ name: z.string() }),
  category: z.nullable(z.object({ name: z.string(), slug: z.string() })),
  tags: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type BlogSummary = z.output<typeof blogSummary>;

export const blogQuery = wireObject({
  ...paging,
  sort_by: z.optional(z.enum(['published_at', 'title'], 'validation.invalid')),
  sort_order: z.optional(z.enum(['asc', 'desc'], 'validation.invalid')),
  /** A category's id or slug. */
  category: z.optional(searchText),
  exclude_tag: z.optional(searchText),
});
export const blogCategoriesQuery = wireObject({ exclude_category: z.optional(searchText) });

export const blogListAnswer = envelope(pageOf(blogSummary));
export const blogCategoriesAnswer = envelope(z.array(blogCategory));
