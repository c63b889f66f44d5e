import { send, type Transport } from '@livree/api-client';
import { galleryRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { toPicture, type GalleryPicture } from '../model/gallery-picture.ts';

/** The number of pictures in the carousel, and on a page of the gallery. */
const perPage = 20;

export interface GalleryPage {
  readonly pictures: readonly GalleryPicture[];
  readonly pageCount: number;
}

/** A page of the gallery, starting at 1; the carousel shows the first. */
export function galleryQuery(api: Transport, page = 1) {
  return queryOptions({
    queryKey: queryKey('marketing', 'gallery', page),
    queryFn: async ({ signal }): Promise<GalleryPage> => {
      const answer = await send(api, galleryRoutes.list, { query: { perPage, page } }, { signal });
      return { pictures: answer.data.map(toPicture), pageCount: answer.pagination.pageCount };
    },
    staleTime: 5 * 60_000,
  });
}
