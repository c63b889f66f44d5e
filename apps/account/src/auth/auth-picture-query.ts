import { queryKey, queryOptions } from '@livree/platform';

/**
 * The picture beside the form. It comes with the document, so that the list of all pictures stays out of the first
 * load.
 */
export const authPictureQuery = () =>
  queryOptions({
    queryKey: queryKey('account', 'auth-picture'),
    queryFn: async () => (await import('@livree/imagery')).pictureNamed('business-saloon-front') ?? null,
    staleTime: Infinity,
  });
