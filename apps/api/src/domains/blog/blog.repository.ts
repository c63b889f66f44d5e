import { defaultLanguage, type Language } from '@livree/contracts';
import type { Connection } from '../../platform/db/index.ts';

/** Categories with their number of published articles, in a language. */
export function categoriesWithCounts(db: Connection, now: Date, language: Language = defaultLanguage) {
  return db
    .selectFrom('blog_categories')
    .leftJoin('blog_articles', (join) =>
      join
        .onRef('blog_articles.category_id', '=', 'blog_categories.id')
        .on('blog_articles.published_at', '<=', now),
    )
    .leftJoin('blog_category_names as own', (join) =>
      join.onRef('own.category_id', '=', 'blog_categories.id').on('own.language', '=', language),
    )
    .select(['blog_categories.id', 'blog_categories.slug'])
    .select(({ fn }) => fn.coalesce('own.name', 'blog_categories.name').as('name'))
    .select((builder) => builder.fn.count<number>('blog_articles.id').as('count'))
    .groupBy(['blog_categories.id', 'own.name'])
    .orderBy('blog_categories.id')
    .execute();
}

export function categoryById(db: Connection, id: number) {
  return db.selectFrom('blog_categories').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Tags of published articles without the excluded tag, most used first. */
export function tagsWithCounts(
  db: Connection,
  withoutTag: string,
  now: Date,
  language: Language = defaultLanguage,
) {
  return db
    .selectFrom('blog_tags')
    .innerJoin('blog_article_tags', 'blog_article_tags.tag_id', 'blog_tags.id')
    .innerJoin('blog_articles', 'blog_articles.id', 'blog_article_tags.article_id')
    .where('blog_articles.published_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blog_article_tags as other')
            .innerJoin('blog_tags as left_out', 'left_out.id', 'other.tag_id')
            .select('left_out.id')
            .whereRef('other.article_id', '=', 'blog_articles.id')
            .where('left_out.slug', '=', withoutTag),
        ),
      ),
    )
    .leftJoin('blog_tag_names as own', (join) =>
      join.onRef('own.tag_id', '=', 'blog_tags.id').on('own.language', '=', language),
    )
    .select(['blog_tags.id', 'blog_tags.slug'])
    .select(({ fn }) => fn.coalesce('own.name', 'blog_tags.name').as('name'))
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .groupBy(['blog_tags.id', 'own.name'])
    .orderBy('count', 'desc')
    .orderBy('blog_tags.slug')
    .execute();
}
