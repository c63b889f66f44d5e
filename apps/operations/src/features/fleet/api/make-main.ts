import { send, type Transport } from '@livree/api-client';
import { galleryRoutes } from '@livree/contracts';

/** Lets a picture stand for its vehicle. */
export const makeMain = (api: Transport, id: number) =>
  send(api, galleryRoutes.setPrimary, { params: { id } });
