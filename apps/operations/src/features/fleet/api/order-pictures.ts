import { send, type Transport } from '@livree/api-client';
import { galleryRoutes } from '@livree/contracts';

/** Puts pictures in an order. */
export const orderPictures = (api: Transport, ids: readonly number[]) =>
  send(api, galleryRoutes.order, {
    body: { images: ids.map((id, index) => ({ id, sortOrder: index + 1 })) },
  });
