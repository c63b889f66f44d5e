import { send, type Transport } from '@livree/api-client';
import { galleryRoutes } from '@livree/contracts';

/** Deletes a picture. */
export const removePicture = (api: Transport, id: number) =>
  send(api, galleryRoutes.remove, { params: { id } });
