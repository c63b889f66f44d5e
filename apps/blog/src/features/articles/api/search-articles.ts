import { send, type Transport } from '@livree/api-client';
import { blogRoutes, type RouteRequest } from '@livree/contracts';

type Query = NonNullable<RouteRequest<typeof blogRoutes.search>['query']>;

/** One page of the articles that match a text, best matches first. */
export const searchArticles = async (api: Transport, query: Query, signal: AbortSignal) =>
  (await send(api, blogRoutes.search, { query }, { signal })).data;
