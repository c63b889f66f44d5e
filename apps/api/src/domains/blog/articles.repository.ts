import { defaultLanguage, type Language } from '@livree/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Connection, everyRow } from '../../platform/db/index.ts';
import { type ArticleFilter, publicArticles } from './article-filter.repository.ts';
import { wordQuery } from './article-search.repository.ts';

export interface ArticleOrder {
  readonly by: 'published_at' | 'title';
  readonly direction: 'asc' | 'desc';
}
interface Slice {
  readonly limit: number;
  readonly offset?: number;
  readonly now: Date;
  readonly language?: Language;
}

const summaryColumns = [
  'blog_articles.id',
  'blog_articles.slug',
  'blog_articles.featured_image',
  'blog_articles.published_at',
  'blog_articles.author_email',
  'blog_articles.category_id',
  'blog_articles.is_featured',
  'blog_articles.updated_at',
  'category.slug as category_slug',
] as const;

const tagsInOrder = (language: Language) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', tag.id, 'name', coalesce(said.name, tag.name), 'slug', tag.slug) order by own.position), '[]')
  from blog_article_tags own join blog_tags tag on tag.id = own.tag_id
  left join blog_tag_names said on said.tag_id = tag.id and said.language = ${language}
  where own.article_id = blog_articles.id)`;

const languagesSpoken = sql<string[]>`(
  select array['fr'] || coalesce(array_agg(said.language order by said.language), '{}')
  from blog_article_translations said where said.article_id = blog_articles.id)`;

/** Articles with category and tags, without content; untranslated texts are in French. */
function summaries(db: Connection, language: Language) {
  return db
    .selectFrom('blog_articles')
    .leftJoin('blog_categories as category', 'category.id', 'blog_articles.category_id')
    .leftJoin('blog_category_names as category_own', (join) =>
      join.onRef('category_own.category_id', '=', 'category.id').on('category_own.language', '=', language),
    )
    .leftJoin('blog_article_translations as own', (join) =>
      join.onRef('own.article_id', '=', 'blog_articles.id').on('own.language', '=', language),
    )
    .select(summaryColumns)
    .select(({ fn, val }) => [
      fn.coalesce('own.language', val<string>(defaultLanguage)).as('language'),
      fn.coalesce('own.title', 'blog_articles.title').as('title'),
      fn.coalesce('own.excerpt', 'blog_articles.excerpt').as('excerpt'),
      fn.coalesce('own.reading_time', 'blog_articles.reading_time').as('reading_time'),
      fn.coalesce('own.featured_image_alt', 'blog_articles.featured_image_alt').as('featured_image_alt'),
      fn.coalesce('own.author_name', 'blog_articles.author_name').as('author_name'),
      fn.coalesce('category_own.name', 'category.name').as('category_name'),
      val(language).as('reader'),
    ])
    .select(tagsInOrder(language).as('tags'))
    .select(languagesSpoken.as('languages'));
}

/** The same with their content. */
const wholeArticles = (db: Connection, language: Language) =>
  summaries(db, language).select(({ fn }) =>
    fn.coalesce('own.content', 'blog_articles.content').as('content'),
  );

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number];
export type ArticleRow = SummaryRow & { readonly content: string };

function orderColumn(by: ArticleOrder['by'], language: Language): RawBuilder<unknown> {
  if (by === 'published_at') return sql`blog_articles.published_at`;
  return language === defaultLanguage
    ? sql`blog_articles.sort_title`
    : sql`coalesce(own.sort_title, blog_articles.sort_title)`;
}

/** Without a requested order, the best matches of a search come first. */
function buildRank(filter: ArticleFilter, order: ArticleOrder | undefined, language: Language) {
  const query = order || !filter.text ? null : wordQuery(filter.text, language);
  return query && sql`ts_rank(coalesce(own.search, blog_articles.search), ${query})`;
}

/** One slice of the published articles that match a filter, newest first by default. */
export function articleSlice(
  db: Connection,
  filter: ArticleFilter,
  order: ArticleOrder | undefined,
  { limit, offset = 0, now, language = defaultLanguage }: Slice,
) {
  const { by, direction } = order ?? { by: 'published_at', direction: 'desc' };
  const rank = buildRank(filter, order, language);
  const articles = summaries(db, language).where(publicArticles(filter, now, language));
  return (rank ? articles.orderBy(rank, 'desc') : articles)
    .orderBy(orderColumn(by, language), direction)
    .orderBy('blog_articles.id', direction)
    .limit(limit)
    .offset(offset);
}

export async function countArticles(
  db: Connection,
  filter: ArticleFilter,
  now: Date,
  language: Language = defaultLanguage,
): Promise<number> {
  const { total } = await db
    .selectFrom('blog_articles')
    .where(publicArticles(filter, now, language))
    .select((builder) => builder.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A published article by its id or slug. */
export function publicArticle(
  db: Connection,
  key: { readonly id: number } | { readonly slug: string },
  now: Date,
  language: Language = defaultLanguage,
): Promise<ArticleRow | undefined> {
  const article = wholeArticles(db, language).where('blog_articles.published_at', '<=', now);
  return 'id' in key
    ? article.where('blog_articles.id', '=', key.id).executeTakeFirst()
    : article.where('blog_articles.slug', '=', key.slug).executeTakeFirst();
}

/** An article, published or not. */
export function anyArticle(db: Connection, id: number): Promise<ArticleRow | undefined> {
  return wholeArticles(db, defaultLanguage).where('blog_articles.id', '=', id).executeTakeFirst();
}

export const articleStates = ['draft', 'scheduled', 'published'] as const;
export type ArticleState = (typeof articleStates)[number];

/** Whether an article is in a state; every one is in none. */
const isIn = (state: ArticleState | undefined, now: Date) =>
  state === undefined
    ? sql<boolean>`true`
    : sql<boolean>`case when blog_articles.published_at is null then 'draft'
      when blog_articles.published_at > ${now} then 'scheduled' else 'published' end = ${state}`;

/** All articles, or those in a state, the last written first. */
export const everyManaged = (
  db: Connection,
  state: ArticleState | undefined,
  { now, language }: { readonly now: Date; readonly language: Language },
): AsyncGenerator<SummaryRow> =>
  everyRow((id, limit) =>
    summaries(db, language)
      .where(isIn(state, now))
      .where('blog_articles.id', '<', id)
      .orderBy('blog_articles.id', 'desc')
      .limit(limit)
      .execute(),
  );

/** Every article, or those in a state, last edited first. */
export async function managedPage(
  db: Connection,
  state: ArticleState | undefined,
  { limit, offset = 0, now, language = defaultLanguage }: Slice,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const { total } = await db
    .selectFrom('blog_articles')
    .where(isIn(state, now))
    .select((builder) => builder.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await summaries(db, language)
    .where(isIn(state, now))
    .orderBy('blog_articles.updated_at', 'desc')
    .orderBy('blog_articles.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}
