import { queryKey, queryOptions } from '@livree/platform';

/**
 * The home page's own pictures. They come with the document, so that the list of all pictures stays out of the first
 * load.
 */
export const sitePicturesQuery = () =>
  queryOptions({
    queryKey: queryKey('marketing', 'site-pictures'),
    queryFn: async () => (await import('./site-pictures.ts')).sitePictures(),
    staleTime: Infinity,
  });
