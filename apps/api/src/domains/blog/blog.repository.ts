import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Connection, Tables } from '../../platform/db/index.ts';
import type { BlogArticleTable } from './blog.tables.ts';

export type ArticleRow = Selectable<BlogArticleTable> & {
  readonly category_name: string | null;
  readonly category_slug: string | null;
};

export type ArticleFilter = {
  /** A category's id or slug. */
  readonly category?: string | undefined;
  readonly withoutTag?: string | undefined;
};

export type ArticleOrder = { readonly by: 'published_at' | 'title'; readonly direction: 'asc' | 'desc' };

type Builder = ExpressionBuilder<
  Tables & { category: Tables['blog_categories'] },
  'blog_articles' | 'category'
>;

function matching({ category, withoutTag }: ArticleFilter, now: Date) {
  return (builder: Builder): Expression<SqlBool> => {
    const tests: Expression<SqlBool>[] = [builder('blog_articles.published_at', '<=', now)];
    if (category) {
      const id = /^\d{1,9}$/.test(category) ? Number(category) : 0;
      tests.push(builder.or([builder('category.slug', '=', category), builder('category.id', '=', id)]));
    }
    if (withoutTag) {
      const tag = JSON.stringify([{ name: withoutTag }]);
      tests.push(sql<SqlBool>`not blog_articles.tags @> ${tag}::jsonb`);
    }
    return builder.and(tests);
  };
}

/** Published articles with their category. */
export async function pageOfArticles(
  db: Connection,
  filter: ArticleFilter,
  order: ArticleOrder,
  { limit, offset, now }: { readonly limit: number; readonly offset: number; readonly now: Date },
): Promise<{ rows: ArticleRow[]; total: number }> {
  const articles = db
    .selectFrom('blog_articles')
    .leftJoin('blog_categories as category', 'category.id', 'blog_articles.category_id')
    .where(matching(filter, now));
  const { total } = await articles
    .select((builder) => builder.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await articles
    .selectAll('blog_articles')
    .select(['category.name as category_name', 'category.slug as category_slug'])
    .orderBy(`blog_articles.${order.by}`, order.direction)
    .orderBy('blog_articles.id', order.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** Categories with their number of published articles. */
export function categoriesWithCounts(db: Connection, now: Date) {
  return db
    .selectFrom('blog_categories')
    .leftJoin('blog_articles', (join) =>
      join
        .onRef('blog_articles.category_id', '=', 'blog_categories.id')
        .on('blog_articles.published_at', '<=', now),
    )
    .select(['blog_categories.id', 'blog_categories.name', 'blog_categories.slug'])
    .select((builder) => builder.fn.count<number>('blog_articles.id').as('count'))
    .groupBy('blog_categories.id')
    .orderBy('blog_categories.id')
    .execute();
}
