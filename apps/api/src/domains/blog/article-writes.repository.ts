import { type Expression, type Insertable, sql, type Updateable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { BlogArticleTable } from './blog.tables.ts';
import { toSlug } from './model/words.ts';

type Searchable<Row> = Omit<Row, 'search'> & { readonly search: Expression<string> };
export type NewArticle = Searchable<Insertable<BlogArticleTable>>;
export type ArticleChange = Partial<Searchable<Updateable<BlogArticleTable>>>;

/** Adds the articles whose slug is free. Returns the id and slug of each added one. */
export function insertArticles(
  trx: Connection,
  articles: readonly NewArticle[],
): Promise<{ id: number; slug: string }[]> {
  return trx
    .insertInto('blog_articles')
    .values([...articles])
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug'])
    .execute();
}

/** What an article says of itself before it changes; locked, so that edits follow one another. */
export function lockArticle(trx: Connection, id: number) {
  return trx
    .selectFrom('blog_articles')
    .select(['title', 'published_at', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** @throws a duplicate error if another article has the new slug */
export async function updateArticle(trx: Connection, id: number, change: ArticleChange): Promise<void> {
  await trx.updateTable('blog_articles').set(change).where('id', '=', id).execute();
}

export async function deleteArticle(trx: Connection, id: number): Promise<void> {
  await trx.deleteFrom('blog_articles').where('id', '=', id).execute();
}

/** Slugs that equal this one, with or without a number. */
export async function slugsLike(trx: Connection, slug: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('blog_articles')
    .select('slug')
    .where(sql<boolean>`slug = ${slug} or slug ~ ${`^${slug}-[0-9]+$`}`)
    .execute();
  return rows.map((row) => row.slug);
}

async function tagIds(trx: Connection, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const bySlug = new Map(names.map((name) => [toSlug(name), name]));
  if (bySlug.size === 0) return new Map();
  const slugs = [...bySlug.keys()].toSorted();
  await trx
    .insertInto('blog_tags')
    .values(slugs.map((slug) => ({ slug, name: bySlug.get(slug) ?? slug })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const rows = await trx.selectFrom('blog_tags').select(['id', 'slug']).where('slug', 'in', slugs).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Replaces the tags of articles, in this order. */
export async function replaceTags(
  trx: Connection,
  articles: readonly { readonly id: number; readonly tags: readonly string[] }[],
): Promise<void> {
  if (articles.length === 0) return;
  const ids = articles.map(({ id }) => id);
  await trx.deleteFrom('blog_article_tags').where('article_id', 'in', ids).execute();
  const known = await tagIds(
    trx,
    articles.flatMap(({ tags }) => tags),
  );
  const rows = articles.flatMap(({ id, tags }) =>
    tags.map((name, position) => ({ article_id: id, tag_id: known.get(toSlug(name)) ?? 0, position })),
  );
  if (rows.length > 0) await trx.insertInto('blog_article_tags').values(rows).execute();
}
