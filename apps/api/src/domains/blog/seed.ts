import { defaultLanguage } from '@livree/contracts';
import type { Config } from '../../config.ts';
import type { Connection } from '../../platform/db/index.ts';
import { articleColumns } from './article-columns.ts';
import { type ArticleFile, articleFiles, parseArticle, parseTranslation } from './article-files.ts';
import { articleValues } from './article-values.ts';
import { insertArticles, type NewArticle, replaceTags, updateArticle } from './article-writes.repository.ts';
import { tagNames } from './data/tag-names.ts';
import { deskName, editorialDesk } from './model/editorial-desk.ts';
import { settledTags } from './model/service-articles.ts';
import { toSlug } from './model/words.ts';
import { type SeededArticle, seededArticles, rememberSeededArticles } from './seeded-articles.repository.ts';
import { nameTags, type NewTranslation, replaceTranslations } from './translations.repository.ts';

type Brand = Config['brand'];
type SeedConfig = Pick<Config, 'brand'> & Parameters<typeof articleValues>[0];

/**
 * Adds the product's articles and rewrites those whose file has changed. Articles that an operator edited or deleted
 * stay so. Unchanged articles cost nothing.
 */
export async function seedBlog(trx: Connection, config: SeedConfig): Promise<void> {
  const { brand } = config;
  const known = new Map((await seededArticles(trx)).map((article) => [article.slug, article]));
  const changed = (await articleFiles(articleValues(config))).filter(
    ({ slug, digest }) => known.get(slug)?.digest !== digest,
  );
  if (changed.length === 0) return;
  const categories = await trx.selectFrom('blog_categories').selectAll().execute();
  const categoryIds = new Map(categories.map(({ slug, id }) => [slug, id]));
  const written: SeededArticle[] = [
    ...(await add(
      trx,
      changed.filter(({ slug }) => !known.has(slug)),
      brand,
      categoryIds,
    )),
    ...(await rewrite(trx, changed, known, brand, categoryIds)),
  ];
  await translate(trx, changed, written, brand.name);
  await nameTags(trx, tagNames);
  await rememberSeededArticles(trx, written);
}

function toRow(file: ArticleFile, brand: Brand, categoryIds: ReadonlyMap<string, number>) {
  const article = parseArticle(file);
  const tags = settledTags(article.tags, article.category);
  const row: NewArticle = {
    ...articleColumns({ ...article, tags, language: defaultLanguage }),
    ...editorialDesk(brand),
    slug: file.slug,
    category_id: categoryIds.get(article.category) ?? null,
    featured_image: article.image,
    is_featured: article.isFeatured,
    published_at: article.publishedAt,
    updated_at: article.publishedAt,
  };
  return { row, tags };
}

/** A slug that an operator uses stays theirs. */
async function add(
  trx: Connection,
  files: readonly ArticleFile[],
  brand: Brand,
  categoryIds: ReadonlyMap<string, number>,
): Promise<SeededArticle[]> {
  if (files.length === 0) return [];
  const articles = files.map((file) => toRow(file, brand, categoryIds));
  const added = await insertArticles(
    trx,
    articles.map(({ row }) => row),
  );
  const ids = new Map(added.map(({ id, slug }) => [slug, id]));
  const own = articles.flatMap(({ row, tags }) => {
    const id = ids.get(row.slug);
    return id === undefined ? [] : [{ id, tags }];
  });
  await replaceTags(trx, own);
  return files.map(({ slug, digest }) => ({ slug, digest, article_id: ids.get(slug) ?? null }));
}

async function rewrite(
  trx: Connection,
  files: readonly ArticleFile[],
  known: ReadonlyMap<string, SeededArticle>,
  brand: Brand,
  categoryIds: ReadonlyMap<string, number>,
): Promise<SeededArticle[]> {
  const written: SeededArticle[] = [];
  for (const file of files) {
    const id = known.get(file.slug)?.article_id ?? null;
    if (id === null) continue;
    const { row, tags } = toRow(file, brand, categoryIds);
    await updateArticle(trx, id, row);
    await replaceTags(trx, [{ id, tags }]);
    written.push({ slug: file.slug, digest: file.digest, article_id: id });
  }
  return written;
}

/** Adds the translations in the files of the articles just written. */
async function translate(
  trx: Connection,
  files: readonly ArticleFile[],
  written: readonly SeededArticle[],
  company: string,
): Promise<void> {
  const ids = new Map(written.map(({ slug, article_id }) => [slug, article_id]));
  const own = files.flatMap((file) => {
    const id = ids.get(file.slug) ?? null;
    return id === null ? [] : [{ id, rows: toTranslations(file, id, company) }];
  });
  await replaceTranslations(
    trx,
    own.map(({ id }) => id),
    own.flatMap(({ rows }) => rows),
  );
}

function toTranslations(file: ArticleFile, id: number, company: string): NewTranslation[] {
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = tagNames;
  const { tags } = parseArticle(file);
  return file.translations.map(({ language, source }) => ({
    ...articleColumns({
      ...parseTranslation(source),
      language,
      tags: tags.map((tag) => names[toSlug(tag)]?.[language] ?? tag),
    }),
    article_id: id,
    language,
    author_name: deskName(company, language),
  }));
}
