import { z } from '../schema.ts';
import { flag, wholeNumber } from '../shared/query.ts';
import { wireRequest } from '../shared/wire.ts';

export const maxGalleryImageBytes = 10 * 1024 * 1024;

/** A picture from a visitor's disk. The client declares the type; the server checks the content. */
export const uploadedPicture = z
  .file('validation.avatar_image')
  .check(
    z.minSize(1, { error: 'validation.avatar_image', abort: true }),
    z.maxSize(maxGalleryImageBytes, 'validation.image_size'),
  );
const title = z.string().check(z.trim(), z.maxLength(120, 'validation.too_long'));
const description = z.string().check(z.trim(), z.maxLength(1000, 'validation.too_long'));

/** A form sends values as text; a client without a file may send JSON. */
const isPrimary = z.union([flag, z.boolean()], 'validation.invalid');
const position = z
  .int('validation.number')
  .check(z.minimum(0, 'validation.number'), z.maximum(1_000_000, 'validation.number'));
const sortOrder = z.union([z.pipe(wholeNumber, position), position], 'validation.number');

export const galleryImageRequest = wireRequest({
  image: uploadedPicture,
  vehicule_id: wholeNumber,
  title: z.optional(title),
  description: z.optional(description),
  is_primary: z.optional(isPrimary),
});
export type GalleryImageRequest = z.output<typeof galleryImageRequest>;

/** An absent field stays unchanged. */
export const galleryImageChange = wireRequest({
  image: z.optional(uploadedPicture),
  title: z.optional(title),
  description: z.optional(description),
  is_primary: z.optional(isPrimary),
  sort_order: z.optional(sortOrder),
});
export type GalleryImageChange = z.output<typeof galleryImageChange>;

const largestId = 2_147_483_647;

export const galleryOrderRequest = wireRequest({
  images: z
    .array(
      wireRequest({
        id: z
          .int('validation.number')
          .check(z.minimum(1, 'validation.number'), z.maximum(largestId, 'validation.number')),
        sort_order: position,
      }),
      'validation.invalid',
    )
    .check(z.minLength(1, 'validation.required'), z.maxLength(200, 'validation.too_long')),
});
export type GalleryOrderRequest = z.output<typeof galleryOrderRequest>;
