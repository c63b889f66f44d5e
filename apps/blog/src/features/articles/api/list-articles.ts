import { send, type Transport } from '@livree/api-client';
import { blogRoutes, type RouteRequest } from '@livree/contracts';

type Query = NonNullable<RouteRequest<typeof blogRoutes.list>['query']>;

/** One page of articles. */
export const listArticles = async (api: Transport, query: Query, signal: AbortSignal) =>
  (await send(api, blogRoutes.list, { query }, { signal })).data;
