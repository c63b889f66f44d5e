import { uploadedPicture } from '../gallery/requests.ts';
import { z } from '../schema.ts';
import { instant, localDateTime } from '../shared/datetime.ts';
import { maybe, wireRequest } from '../shared/wire.ts';

const bounded = (longest: number) =>
  z.string('validation.invalid').check(z.trim(), z.maxLength(longest, 'validation.too_long'));

const required = (longest: number) =>
  z
    .string('validation.required')
    .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(longest, 'validation.too_long'));

const slug = bounded(120).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'validation.slug'));

/** A tag needs a Latin letter or a digit for its slug. */
const tagName = bounded(40).check(z.regex(/[a-z0-9\u00c0-\u024f]/i, 'validation.tag'));

/** A picture of this site: a path, never another host. */
const imagePath = bounded(300).check(z.regex(/^\/(?!\/)[\w./-]+$/, 'validation.image_path'));

/** What the main picture shows, in the article's language; empty for a decoration. */
const pictureText = maybe(bounded(200));

/** The article's texts in another language, element by element as in French. */
const translation = z.optional(
  wireRequest({
    title: required(160),
    excerpt: maybe(bounded(400)),
    content: required(200_000),
    featured_image_alt: pictureText,
  }),
);

/**
 * The whole article from an operator. A missing value is empty, except the slug, which is derived once from the
 * title.
 */
const articleShape = {
  title: required(160),
  slug: maybe(slug),
  /** Derived from the content by default. */
  excerpt: maybe(bounded(400)),
  /** HTML; the server sanitises it. */
  content: required(200_000),
  category_id: maybe(
    z
      .int('validation.category')
      .check(z.minimum(1, 'validation.category'), z.maximum(999_999_999, 'validation.category')),
  ),
  tags: maybe(z.array(tagName).check(z.maxLength(10, 'validation.too_many_tags'))),
  featured_image: maybe(imagePath),
  featured_image_alt: pictureText,
  is_featured: z.optional(z.boolean('validation.invalid')),
  translations: z.optional(wireRequest({ en: translation, es: translation, de: translation })),
};
export const articleRequest = wireRequest(articleShape);
export type ArticleRequest = z.output<typeof articleRequest>;

/** With the `updated_at` of what was edited, so that a newer article is not overwritten; without it, it is. */
export const articleEdit = wireRequest({ ...articleShape, version: z.optional(instant) });

export const articlePictureRequest = wireRequest({ image: uploadedPicture });

const isMoment = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** Publishes now by default; a future time schedules the article. */
export const publishRequest = wireRequest({
  published_at: z.optional(instant.check(z.refine(isMoment, 'validation.datetime'))),
  /** A moment to come on the wall clock of the operator's zone, in place of an instant. */
  starts_at: maybe(localDateTime),
});
