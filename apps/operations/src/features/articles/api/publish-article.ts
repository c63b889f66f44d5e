import { send, type Transport } from '@livree/api-client';
import { blogRoutes } from '@livree/contracts';

/** Publishes an article. @param startsAt on the wall clock of the operator's zone; null for now */
export const publishArticle = (api: Transport, id: number, startsAt: string | null) =>
  send(api, blogRoutes.publish, { params: { id }, body: { startsAt } });
