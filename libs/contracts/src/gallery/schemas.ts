import { vehicleTypes } from '../fleet/kinds.ts';
import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { flag, paging, searchText, wholeNumber } from '../shared/query.ts';
import { openEnum, wireObject, wireRequest } from '../shared/wire.ts';

const galleryVehicle = wireObject({
  id: z.number(),
  marque: z.string(),
  modele: z.string(),
  type: openEnum(vehicleTypes),
});

export const galleryImage = wireObject({
  id: z.number(),
  image_path: z.string(),
  /** A path of the site. */
  image_url: z.string(),
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The main picture of its vehicle. */
  is_primary: z.boolean(),
  sort_order: z.number(),
  created_at: instant,
  vehicule: galleryVehicle,
});
export type GalleryImage = z.output<typeof galleryImage>;

export const gallerySorts = ['sort_order', 'created_at', 'title'] as const;
export type GallerySort = (typeof gallerySorts)[number];

export const galleryQuery = wireRequest({
  ...paging,
  is_primary: z.optional(flag),
  vehicule_id: z.optional(wholeNumber),
  sort_by: z.optional(z.enum(gallerySorts, 'validation.invalid')),
  sort_order: z.optional(z.enum(['asc', 'desc'], 'validation.invalid')),
  search: z.optional(searchText),
});
export type GalleryQuery = z.output<typeof galleryQuery>;

const success = { success: z.literal(true), message: z.optional(z.string()) };

export const galleryListAnswer = z.object({
  ...success,
  data: z.array(galleryImage),
  pagination: wireObject({
    current_page: z.number(),
    last_page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
  /** The possible values of `vehicule_id`. */
  filters: wireObject({ vehicules: z.array(galleryVehicle) }),
});

export const vehicleGalleryAnswer = wireObject({
  ...success,
  data: z.array(galleryImage),
  vehicule: galleryVehicle,
  total: z.number(),
});

export const galleryImageAnswer = envelope(galleryImage);
