import { send, type Transport } from '@livree/api-client';
import { type ArticleRequest, blogRoutes } from '@livree/contracts';

/** Writes a new draft. */
export const addArticle = (api: Transport, body: ArticleRequest) => send(api, blogRoutes.create, { body });
