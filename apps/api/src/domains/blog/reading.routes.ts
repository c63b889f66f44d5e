import { type Language, routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, asPage, registerRoute, toSlice } from '../../platform/http/index.ts';
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

interface Listing {
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
  readonly sortBy?: ArticleOrder['by'] | undefined;
  readonly sortOrder?: ArticleOrder['direction'] | undefined;
  readonly excludeTag?: string | undefined;
}

/** By date, newest first; by title, alphabetically. */
function toOrder({ sortBy, sortOrder }: Listing): ArticleOrder | undefined {
  if (!sortBy && !sortOrder) return undefined;
  return { by: sortBy ?? 'published_at', direction: sortOrder ?? (sortBy === 'title' ? 'asc' : 'desc') };
}

const bounded = (limit: number | undefined, usual: number): number =>
  Math.min(largestSelection, Math.max(1, limit ?? usual));

type Reading = Pick<Deps, 'db' | 'clock'>;

interface Reader {
  readonly language: Language;
}

/** Lists of published articles. */
function listRoutes(app: FastifyInstance, { db, clock }: Reading): void {
  const { list, search, byCategory, byTag, recent, featured } = routes.blog;

  const page = async (query: Listing, filter: ArticleFilter, { language }: Reader) => {
    const slice = toSlice(query, usualPage);
    const now = clock.now();
    const wanted = { ...filter, withoutTag: query.excludeTag };
    const rows = await articleSlice(db, wanted, toOrder(query), { ...slice, now, language }).execute();
    const total = await countArticles(db, wanted, now, language);
    return { data: asPage(rows.map(presentSummary), total, slice) };
  };
  const selection = async (filter: ArticleFilter, limit: number | undefined, { language }: Reader) => {
    const slice = { limit: bounded(limit, usualSelection), now: clock.now(), language };
    return { data: (await articleSlice(db, filter, undefined, slice).execute()).map(presentSummary) };
  };

  registerRoute(app, list, ({ query }, call) => page(query, { category: query.category }, call));
  registerRoute(app, search, ({ query }, call) =>
    page(query, { text: query.q, category: query.category }, call),
  );
  registerRoute(app, byCategory, ({ params, query }, call) =>
    page(query, { category: params.category }, call),
  );
  registerRoute(app, byTag, ({ params, query }, call) => page(query, { tag: params.tag }, call));
  registerRoute(app, recent, ({ query }, call) =>
    selection({ withoutTag: query.excludeTag }, query.limit, call),
  );
  registerRoute(app, featured, ({ query }, call) =>
    selection({ isFeatured: true, withoutTag: query.excludeTag }, query.limit, call),
  );
}

/** Single articles, and the filters of the lists. */
export function readingRoutes(app: FastifyInstance, { db, clock }: Reading): void {
  const { categories, tags, read, readBySlug, related } = routes.blog;
  listRoutes(app, { db, clock });

  const found = async (key: { readonly id: number } | { readonly slug: string }, { language }: Reader) => {
    const row = await publicArticle(db, key, clock.now(), language);
    if (!row) throw new AppError('blog.not_found');
    return row;
  };

  registerRoute(app, categories, async ({ query }, { language }) => {
    const left = (query.excludeCategory ?? '').toLowerCase();
    const rows = await categoriesWithCounts(db, clock.now(), language);
    const shown = rows.filter(({ slug, name }) => slug !== left && name.toLowerCase() !== left);
    return { data: shown.map(({ count, ...category }) => ({ ...category, blogsCount: count })) };
  });
  registerRoute(app, tags, async (_request, { language }) => {
    const rows = await tagsWithCounts(db, serviceName, clock.now(), language);
    return { data: rows.map(({ count, ...tag }) => ({ ...tag, blogsCount: count })) };
  });
  registerRoute(app, read, async ({ params }, call) => ({
    data: presentArticle(await found(params, call)),
  }));
  registerRoute(app, readBySlug, async ({ params }, call) => ({
    data: presentArticle(await found(params, call)),
  }));
  registerRoute(app, related, async ({ params, query }, call) => {
    const limit = bounded(query.limit, usualRelated);
    const reading = { limit, now: clock.now(), language: call.language };
    return { data: await relatedArticles(db, await found(params, call), reading) };
  });
}
