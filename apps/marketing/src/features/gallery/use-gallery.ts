import { useMessages, useQuery, useShell } from '@livree/platform';
import { galleryQuery } from './api/gallery-query.ts';
import { demonstrationPictures } from './model/demonstration-pictures.ts';
import type { GalleryPicture } from './model/gallery-picture.ts';

/** A page of the gallery; the house's own illustrations while a demonstration has no pictures. */
export function useGallery(page?: number) {
  const { t } = useMessages('marketing');
  const { api, config } = useShell();
  const query = useQuery(galleryQuery(api, page));
  const given = query.data?.pictures;
  const isBare = given?.length === 0 && config.brand.isDemonstration && query.data?.pageCount === 1;
  const pictures: readonly GalleryPicture[] | undefined = isBare ? demonstrationPictures(t) : given;
  return { query, pictures, pageCount: query.data?.pageCount ?? 1 };
}
