import { send, type Transport } from '@livree/api-client';
import { galleryRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { pictureOf, type GalleryPicture } from '../model/gallery-picture.ts';

const shown = 20;

/** The pictures of the carousel. */
export function galleryQuery(api: Transport) {
  return queryOptions({
    queryKey: queryKey('marketing', 'gallery'),
    queryFn: async ({ signal }): Promise<readonly GalleryPicture[]> =>
      (await send(api, galleryRoutes.list, { query: { perPage: shown } }, { signal })).data.map(pictureOf),
    staleTime: 5 * 60_000,
  });
}
