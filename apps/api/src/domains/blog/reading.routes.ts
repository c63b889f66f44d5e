import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, asPage, registerRoute, sliceOf } from '../../platform/http/index.ts';
import type { ArticleFilter } from './article-filter.repository.ts';
import { type ArticleOrder, articleSlice, countArticles, publicArticle } from './articles.repository.ts';
import { presentArticle, presentSummary } from './blog.presenter.ts';
import { categoriesWithCounts, tagsWithCounts } from './blog.repository.ts';
import { serviceName } from './model/service-articles.ts';
import { relatedArticles } from './related-articles.ts';

const usualPage = 6;
const usualSelection = 5;
const usualRelated = 3;
const largestSelection = 20;

type Listing = {
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
  readonly sortBy?: ArticleOrder['by'] | undefined;
  readonly sortOrder?: ArticleOrder['direction'] | undefined;
  readonly excludeTag?: string | undefined;
};

/** By date the newest come first, by title the alphabet does. */
function orderOf({ sortBy, sortOrder }: Listing): ArticleOrder | undefined {
  if (!sortBy && !sortOrder) return undefined;
  return { by: sortBy ?? 'published_at', direction: sortOrder ?? (sortBy === 'title' ? 'asc' : 'desc') };
}

const bounded = (limit: number | undefined, usual: number): number =>
  Math.min(largestSelection, Math.max(1, limit ?? usual));

type Reading = Pick<Deps, 'db' | 'clock'>;

/** Lists of published articles. */
function listRoutes(app: FastifyInstance, { db, clock }: Reading): void {
  const { list, search, byCategory, byTag, recent, featured } = routes.blog;

  const page = async (query: Listing, filter: ArticleFilter) => {
    const slice = sliceOf(query, usualPage);
    const now = clock.now();
    const wanted = { ...filter, withoutTag: query.excludeTag };
    const rows = await articleSlice(db, wanted, orderOf(query), { ...slice, now }).execute();
    return { data: asPage(rows.map(presentSummary), await countArticles(db, wanted, now), slice) };
  };
  const selection = async (filter: ArticleFilter, limit: number | undefined) => {
    const slice = { limit: bounded(limit, usualSelection), now: clock.now() };
    return { data: (await articleSlice(db, filter, undefined, slice).execute()).map(presentSummary) };
  };

  registerRoute(app, list, ({ query }) => page(query, { category: query.category }));
  registerRoute(app, search, ({ query }) => page(query, { text: query.q, category: query.category }));
  registerRoute(app, byCategory, ({ params, query }) => page(query, { category: params.category }));
  registerRoute(app, byTag, ({ params, query }) => page(query, { tag: params.tag }));
  registerRoute(app, recent, ({ query }) => selection({ withoutTag: query.excludeTag }, query.limit));
  registerRoute(app, featured, ({ query }) =>
    selection({ isFeatured: true, withoutTag: query.excludeTag }, query.limit),
  );
}

/** Single articles, and what the lists are filtered by. */
export function readingRoutes(app: FastifyInstance, { db, clock }: Reading): void {
  const { categories, tags, read, readBySlug, related } = routes.blog;
  listRoutes(app, { db, clock });

  const found = async (key: { readonly id: number } | { readonly slug: string }) => {
    const row = await publicArticle(db, key, clock.now());
    if (!row) throw new AppError('blog.not_found');
    return row;
  };

  registerRoute(app, categories, async ({ query }) => {
    const left = (query.excludeCategory ?? '').toLowerCase();
    const rows = await categoriesWithCounts(db, clock.now());
    const shown = rows.filter(({ slug, name }) => slug !== left && name.toLowerCase() !== left);
    return { data: shown.map(({ count, ...category }) => ({ ...category, blogsCount: count })) };
  });
  registerRoute(app, tags, async () => {
    const rows = await tagsWithCounts(db, serviceName, clock.now());
    return { data: rows.map(({ count, ...tag }) => ({ ...tag, blogsCount: count })) };
  });
  registerRoute(app, read, async ({ params }) => ({ data: presentArticle(await found(params)) }));
  registerRoute(app, readBySlug, async ({ params }) => ({ data: presentArticle(await found(params)) }));
  registerRoute(app, related, async ({ params, query }) => {
    const limit = bounded(query.limit, usualRelated);
    return { data: await relatedArticles(db, await found(params), limit, clock.now()) };
  });
}
