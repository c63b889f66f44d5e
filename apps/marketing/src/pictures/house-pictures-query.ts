import { queryKey, queryOptions } from '@livree/platform';

/** The home page's own pictures. They come with the document: the list of all of them stays out of the first load. */
export const housePicturesQuery = () =>
  queryOptions({
    queryKey: queryKey('marketing', 'house-pictures'),
    queryFn: async () => (await import('./house-pictures.ts')).housePictures(),
    staleTime: Infinity,
  });
