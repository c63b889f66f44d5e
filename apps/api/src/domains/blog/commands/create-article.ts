import type { ArticleRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { insertArticles, type NewArticle, replaceTags, slugsLike } from '../article-writes.repository.ts';
import { editorialDesk } from '../model/editorial-desk.ts';
import { toSlug } from '../model/words.ts';
import { recordArticleAct } from '../record-article-act.ts';
import { translateArticle } from '../translate-article.ts';
import { prepareArticle } from './prepare-article.ts';

const attempts = 5;

/** The slug, with the next number if it is taken: `nice`, `nice-2`, `nice-3`. */
async function freeSlug(trx: Connection, wanted: string): Promise<string> {
  const taken = await slugsLike(trx, wanted);
  if (!taken.includes(wanted)) return wanted;
  const numbers = taken.map((slug) => Number(slug.slice(wanted.length + 1)) || 1);
  return `${wanted}-${Math.max(...numbers) + 1}`;
}

/** Another writer may take a free slug first; then the next one is tried. */
async function insertUnderFreeSlug(
  trx: Connection,
  article: Omit<NewArticle, 'slug'>,
  wanted: string,
): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [added] = await insertArticles(trx, [{ ...article, slug: await freeSlug(trx, wanted) }]);
    if (added) return added.id;
  }
  throw new AppError('unavailable');
}

async function insertUnder(trx: Connection, article: Omit<NewArticle, 'slug'>, slug: string) {
  const [added] = await insertArticles(trx, [{ ...article, slug }]);
  if (!added) throw fieldError('slug', 'validation.slug_taken');
  return added.id;
}

/** Adds a draft and returns its id. @throws AppError 422 */
export async function createArticle(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  body: ArticleRequest,
  actor: Actor,
): Promise<number> {
  const { columns, tags, translations } = await prepareArticle(db, body);
  const now = clock.now();
  const article = {
    ...columns,
    ...editorialDesk(config.brand),
    published_at: null,
    updated_at: now,
  };
  return db.transaction().execute(async (trx) => {
    const id = body.slug
      ? await insertUnder(trx, article, body.slug)
      : await insertUnderFreeSlug(trx, article, toSlug(body.title) || 'article');
    await replaceTags(trx, [{ id, tags }]);
    await translateArticle(trx, id, translations, config.brand.name);
    const after = { title: columns.title };
    await recordArticleAct(trx, { actor, at: now, act: 'blog.create', id, before: null, after });
    return id;
  });
}
