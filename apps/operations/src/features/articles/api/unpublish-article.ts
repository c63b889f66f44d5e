import { send, type Transport } from '@livree/api-client';
import { blogRoutes } from '@livree/contracts';

/** Makes an article a draft again. */
export const unpublishArticle = (api: Transport, id: number) =>
  send(api, blogRoutes.unpublish, { params: { id } });
