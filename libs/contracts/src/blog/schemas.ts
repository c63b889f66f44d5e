import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { languages } from '../shared/language.ts';
import { paging, searchText, wholeNumber } from '../shared/query.ts';
import { maybe, openEnum, wireObject } from '../shared/wire.ts';

export const blogCategory = wireObject({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  blogs_count: z.number(),
});
export type BlogCategory = z.output<typeof blogCategory>;

/** A tag with the number of the blog's own articles that have it. */
export const blogTag = wireObject({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  blogs_count: z.number(),
});
export type BlogTag = z.output<typeof blogTag>;

const summaryShape = {
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** Minutes. */
  reading_time: z.number(),
  featured_image: maybe(z.string()),
  /** What it shows, in the language of the article; empty for a decoration. */
  featured_image_alt: z.optional(z.string()),
  published_at: instant,
  author: z.object({ name: z.string(), email: maybe(z.string()) }),
  category: z.nullable(z.object({ name: z.string(), slug: z.string() })),
  tags: z.array(z.object({ id: z.number(), name: z.string(), slug: z.optional(z.string()) })),
};
/** In the caller's language, or in French without a translation; `language` says which. */
const readShape = {
  ...summaryShape,
  language: z.optional(openEnum(languages)),
  /** All its languages. */
  languages: z.optional(z.array(z.string())),
};
export const blogSummary = wireObject(readShape);
export type BlogSummary = z.output<typeof blogSummary>;

/** A published article; its content is HTML, cleaned when it was written. */
export const blogArticle = wireObject({ ...readShape, content: z.string() });
export type BlogArticle = z.output<typeof blogArticle>;

/** `draft` has no date, `scheduled` a future one. */
const blogStates = ['draft', 'scheduled', 'published'] as const;

const managedShape = {
  ...summaryShape,
  published_at: z.nullable(instant),
  state: openEnum(blogStates),
  category_id: z.nullable(z.number()),
  is_featured: z.boolean(),
  updated_at: instant,
  /** Of the title and the excerpt. */
  language: readShape.language,
};
/** An article as operators see it, published or not. */
export const managedSummary = wireObject(managedShape);
export type ManagedSummary = z.output<typeof managedSummary>;
const translation = z.optional(
  wireObject({
    title: z.string(),
    excerpt: z.string(),
    content: z.string(),
    featured_image_alt: z.optional(z.string()),
  }),
);
/** With all its translations. */
export const managedArticle = wireObject({
  ...managedShape,
  content: z.string(),
  translations: z.optional(z.object({ en: translation, es: translation, de: translation })),
});
export type ManagedArticle = z.output<typeof managedArticle>;

const order = {
  sort_by: z.optional(z.enum(['published_at', 'title'], 'validation.invalid')),
  sort_order: z.optional(z.enum(['asc', 'desc'], 'validation.invalid')),
};
const excluding = { exclude_tag: z.optional(searchText) };

export const blogQuery = wireObject({
  ...paging,
  ...order,
  /** A category's id or slug. */
  category: z.optional(searchText),
  ...excluding,
});
export const blogListingQuery = wireObject({ ...paging, ...order, ...excluding });
/** Without an order, the best matches come first. */
export const blogSearchQuery = wireObject({
  ...paging,
  ...order,
  ...excluding,
  q: z.optional(searchText),
  category: z.optional(searchText),
});
export const blogSelectionQuery = wireObject({ limit: z.optional(wholeNumber), ...excluding });
export const blogRelatedQuery = wireObject({ limit: z.optional(wholeNumber) });
export const blogCategoriesQuery = wireObject({ exclude_category: z.optional(searchText) });
export const articleFilters = { state: z.optional(z.enum(blogStates, 'validation.invalid')) };
export const managedQuery = wireObject({ ...paging, ...articleFilters });

export const blogSlugParams = z.object({ slug: searchText });
export const blogCategoryParams = z.object({ category: searchText });
export const blogTagParams = z.object({ tag: searchText });

export const blogListAnswer = envelope(pageSchema(blogSummary));
export const blogSelectionAnswer = envelope(z.array(blogSummary));
export const blogAnswer = envelope(blogArticle);
export const blogCategoriesAnswer = envelope(z.array(blogCategory));
export const blogTagsAnswer = envelope(z.array(blogTag));
export const managedListAnswer = envelope(pageSchema(managedSummary));
export const managedAnswer = envelope(managedArticle);
/** The path of a picture, as articles name it. */
export const articlePictureAnswer = envelope(wireObject({ path: z.string() }));
