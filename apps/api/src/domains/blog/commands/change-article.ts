import type { ArticleRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { type Connection, isDuplicate } from '../../../platform/db/index.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import {
  type ArticleChange,
  deleteArticle,
  replaceTags,
  updateArticle,
} from '../article-writes.repository.ts';
import { assignToOperator } from '../seeded-articles.repository.ts';
import { translateArticle } from '../translate-article.ts';
import { prepareArticle } from './prepare-article.ts';

type Context = Pick<Deps, 'db' | 'clock' | 'config'>;

async function change(trx: Connection, id: number, columns: ArticleChange): Promise<void> {
  if (!(await updateArticle(trx, id, columns))) throw new AppError('blog.not_found');
  await assignToOperator(trx, id);
}

/** Replaces the texts of an article; without a slug it keeps its own. @throws AppError 404, 422 */
export async function editArticle(
  { db, clock, config }: Context,
  id: number,
  body: ArticleRequest,
): Promise<void> {
  const { columns, tags, translations } = await prepareArticle(db, body);
  const slug = body.slug ? { slug: body.slug } : {};
  const edit = db.transaction().execute(async (trx) => {
    await change(trx, id, { ...columns, ...slug, updated_at: clock.now() });
    await replaceTags(trx, [{ id, tags }]);
    await translateArticle(trx, id, translations, config.brand.name);
  });
  await edit.catch((error: unknown) => {
    throw isDuplicate(error) ? fieldError('slug', 'validation.slug_taken') : error;
  });
}

/** Publishes an article from a time on; null makes it a draft. @throws AppError 404 */
export async function setPublication(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
  from: Date | null,
): Promise<void> {
  await db.transaction().execute((trx) => change(trx, id, { published_at: from, updated_at: clock.now() }));
}

/** @throws AppError 404 */
export async function removeArticle({ db }: Pick<Deps, 'db'>, id: number): Promise<void> {
  if (!(await deleteArticle(db, id))) throw new AppError('blog.not_found');
}
