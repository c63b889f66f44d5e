import { send, type Transport } from '@livree/api-client';
import { blogRoutes } from '@livree/contracts';

/** Stores a picture for articles. */
export const addArticlePicture = (api: Transport, image: File) =>
  send(api, blogRoutes.addPicture, { body: { image } });
