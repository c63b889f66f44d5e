import { send, type CallOptions, type Transport } from '@livree/api-client';
import { galleryRoutes, type GalleryImageRequest } from '@livree/contracts';

/** Adds a picture as the last one of a vehicle. */
export const addPicture = (api: Transport, picture: GalleryImageRequest, options: CallOptions) =>
  send(api, galleryRoutes.add, { body: picture }, options);
