import { queryKey, queryOptions } from '@livree/platform';

/**
 * The home page's own pictures. They come with the document, so that the list of all pictures stays out of the first
 * load.
 */
export const housePicturesQuery = () =>
  queryOptions({
    queryKey: queryKey('marketing', 'house-pictures'),
    queryFn: async () => (await import('./house-pictures.ts')).housePictures(),
    staleTime: Infinity,
  });
