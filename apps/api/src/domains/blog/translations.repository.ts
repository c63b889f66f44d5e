import type { Expression, Insertable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { BlogArticleTranslationTable } from './blog.tables.ts';

export type NewTranslation = Omit<Insertable<BlogArticleTranslationTable>, 'search'> & {
  readonly search: Expression<string>;
};

/** Replaces all translations of the articles. */
export async function replaceTranslations(
  trx: Connection,
  articleIds: readonly number[],
  translations: readonly NewTranslation[],
): Promise<void> {
  if (articleIds.length === 0) return;
  await trx
    .deleteFrom('blog_article_translations')
    .where('article_id', 'in', [...articleIds])
    .execute();
  if (translations.length > 0)
    await trx
      .insertInto('blog_article_translations')
      .values([...translations])
      .execute();
}

/** The stored translations of an article. */
export function listTranslations(db: Connection, articleId: number) {
  return db
    .selectFrom('blog_article_translations')
    .select(['language', 'title', 'excerpt', 'content', 'featured_image_alt'])
    .where('article_id', '=', articleId)
    .execute();
}

/** Translates existing tags. @param names by slug, then by language */
export async function nameTags(
  trx: Connection,
  names: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<void> {
  const tags = await trx
    .selectFrom('blog_tags')
    .select(['id', 'slug'])
    .where('slug', 'in', Object.keys(names))
    .execute();
  const rows = tags.flatMap(({ id, slug }) =>
    Object.entries(names[slug] ?? {}).map(([language, name]) => ({ tag_id: id, language, name })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('blog_tag_names')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['tag_id', 'language'])
        .doUpdateSet((builder) => ({ name: builder.ref('excluded.name') })),
    )
    .execute();
}
