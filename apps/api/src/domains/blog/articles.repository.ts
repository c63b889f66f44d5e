import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import { type ArticleFilter, publicArticles } from './article-filter.repository.ts';
import { wordQuery } from './article-search.repository.ts';

export type ArticleOrder = { readonly by: 'published_at' | 'title'; readonly direction: 'asc' | 'desc' };
type Slice = { readonly limit: number; readonly offset?: number; readonly now: Date };

const summaryColumns = [
  'blog_articles.id',
  'blog_articles.title',
  'blog_articles.slug',
  'blog_articles.excerpt',
  'blog_articles.reading_time',
  'blog_articles.featured_image',
  'blog_articles.published_at',
  'blog_articles.author_name',
  'blog_articles.author_email',
  'blog_articles.category_id',
  'blog_articles.is_featured',
  'blog_articles.updated_at',
  'category.name as category_name',
  'category.slug as category_slug',
] as const;

const tagsInOrder = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', tag.id, 'name', tag.name, 'slug', tag.slug) order by own.position), '[]')
  from blog_article_tags own join blog_tags tag on tag.id = own.tag_id
  where own.article_id = blog_articles.id)`;

/** Articles with category and tags, without their content. */
function summaries(db: Connection) {
  return db
    .selectFrom('blog_articles')
    .leftJoin('blog_categories as category', 'category.id', 'blog_articles.category_id')
    .select(summaryColumns)
    .select(tagsInOrder.as('tags'));
}

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number];
export type ArticleRow = SummaryRow & { readonly content: string };

const orderColumns = {
  published_at: 'blog_articles.published_at',
  title: 'blog_articles.sort_title',
} as const;

/** The best matches of a searched text come first when no order is asked. */
function rankOf(filter: ArticleFilter, order: ArticleOrder | undefined) {
  const query = order || !filter.text ? null : wordQuery(filter.text);
  return query && sql`ts_rank(blog_articles.search, ${query})`;
}

/** One slice of the published articles of a filter, the newest first unless told. */
export function articleSlice(
  db: Connection,
  filter: ArticleFilter,
  order: ArticleOrder | undefined,
  { limit, offset = 0, now }: Slice,
) {
  const { by, direction } = order ?? { by: 'published_at', direction: 'desc' };
  const rank = rankOf(filter, order);
  const articles = summaries(db).where(publicArticles(filter, now));
  return (rank ? articles.orderBy(rank, 'desc') : articles)
    .orderBy(orderColumns[by], direction)
    .orderBy('blog_articles.id', direction)
    .limit(limit)
    .offset(offset);
}

export async function countArticles(db: Connection, filter: ArticleFilter, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom('blog_articles')
    .where(publicArticles(filter, now))
    .select((builder) => builder.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A published article by its id or slug. */
export function publicArticle(
  db: Connection,
  key: { readonly id: number } | { readonly slug: string },
  now: Date,
): Promise<ArticleRow | undefined> {
  const article = summaries(db)
    .select('blog_articles.content')
    .where('blog_articles.published_at', '<=', now);
  return 'id' in key
    ? article.where('blog_articles.id', '=', key.id).executeTakeFirst()
    : article.where('blog_articles.slug', '=', key.slug).executeTakeFirst();
}

/** An article, published or not. */
export function anyArticle(db: Connection, id: number): Promise<ArticleRow | undefined> {
  return summaries(db).select('blog_articles.content').where('blog_articles.id', '=', id).executeTakeFirst();
}

export type ArticleState = 'draft' | 'scheduled' | 'published';

/** Every article, or those of a state, the last edited first. */
export async function managedPage(
  db: Connection,
  state: ArticleState | undefined,
  { limit, offset = 0, now }: Slice,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const inState = sql<boolean>`case when blog_articles.published_at is null then 'draft'
    when blog_articles.published_at > ${now} then 'scheduled' else 'published' end = ${state ?? ''}`;
  const counted = db
    .selectFrom('blog_articles')
    .select((builder) => builder.fn.countAll<number>().as('total'));
  const rows = summaries(db)
    .orderBy('blog_articles.updated_at', 'desc')
    .orderBy('blog_articles.id', 'desc')
    .limit(limit)
    .offset(offset);
  const { total } = await (state ? counted.where(inState) : counted).executeTakeFirstOrThrow();
  return { rows: await (state ? rows.where(inState) : rows).execute(), total };
}
