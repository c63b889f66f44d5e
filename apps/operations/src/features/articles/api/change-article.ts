import { send, type Transport } from '@livree/api-client';
import { type ArticleRequest, blogRoutes } from '@livree/contracts';

/** Replaces the texts of an article. @param version that of what was edited */
export const changeArticle = (api: Transport, id: number, body: ArticleRequest, version: string) =>
  send(api, blogRoutes.edit, { params: { id }, body: { ...body, version } });
