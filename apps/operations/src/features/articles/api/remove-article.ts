import { send, type Transport } from '@livree/api-client';
import { blogRoutes } from '@livree/contracts';

/** Deletes an article. */
export const removeArticle = (api: Transport, id: number) => send(api, blogRoutes.remove, { params: { id } });
