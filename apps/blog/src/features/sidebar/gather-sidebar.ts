import type { PrefetchContext } from '@livree/platform';
import { categoriesQuery } from '../../articles/categories-query.ts';
import { recentQuery } from './api/recent-query.ts';
import { tagsQuery } from './api/tags-query.ts';

/** Loads the data of the sidebar. */
export async function gatherSidebar({ queries, api, language }: PrefetchContext): Promise<void> {
  await Promise.all([
    queries.ensureQueryData(categoriesQuery(api, language)),
    queries.ensureQueryData(recentQuery(api, language)),
    queries.ensureQueryData(tagsQuery(api, language)),
  ]);
}
