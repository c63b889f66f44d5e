import { send, type CallOptions, type Transport } from '@livree/api-client';
import { galleryRoutes, type GalleryImageChange } from '@livree/contracts';

/** Changes the texts of a picture, and the picture itself where one is given. */
export const changePicture = (api: Transport, id: number, change: GalleryImageChange, options: CallOptions) =>
  send(api, galleryRoutes.change, { params: { id }, body: change }, options);
