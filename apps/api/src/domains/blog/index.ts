import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { asPage, registerRoute, sliceOf } from '../../platform/http/index.ts';
import { presentArticle } from './blog.presenter.ts';
import { categoriesWithCounts, pageOfArticles } from './blog.repository.ts';

export { seedBlog } from './seed.ts';

const usualPage = 6;

/** Published articles. */
export function register(app: FastifyInstance, { db, clock }: Deps): void {
  registerRoute(app, routes.blog.list, async ({ query }) => {
    const slice = sliceOf(query, usualPage);
    const order = { by: query.sortBy ?? 'published_at', direction: query.sortOrder ?? 'desc' };
    const filter = { category: query.category, withoutTag: query.excludeTag };
    const { rows, total } = await pageOfArticles(db, filter, order, { ...slice, now: clock.now() });
    return { data: asPage(rows.map(presentArticle), total, slice) };
  });

  registerRoute(app, routes.blog.categories, async ({ query }) => {
    const categories = await categoriesWithCounts(db, clock.now());
    return {
      data: categories
        .filter(({ slug }) => slug !== query.excludeCategory)
        .map(({ count, ...category }) => ({ ...category, blogsCount: count })),
    };
  });
}
