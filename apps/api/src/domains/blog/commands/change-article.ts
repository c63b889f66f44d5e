import type { ArticleRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../platform/audit/index.ts';
import { type Connection, isDuplicate } from '../../../platform/db/index.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { nextVersion } from '../../../platform/next-version.ts';
import {
  type ArticleChange,
  deleteArticle,
  lockArticle,
  replaceTags,
  updateArticle,
} from '../article-writes.repository.ts';
import { recordArticleAct } from '../record-article-act.ts';
import { assignToOperator } from '../seeded-articles.repository.ts';
import { translateArticle } from '../translate-article.ts';
import { prepareArticle } from './prepare-article.ts';

type Context = Pick<Deps, 'db' | 'clock' | 'config'>;

async function requireArticle(trx: Connection, id: number) {
  const article = await lockArticle(trx, id);
  if (!article) throw new AppError('blog.not_found');
  return article;
}

async function change(trx: Connection, id: number, columns: ArticleChange): Promise<void> {
  await updateArticle(trx, id, columns);
  await assignToOperator(trx, id);
}

interface Edit {
  readonly id: number;
  readonly body: ArticleRequest;
  /** The `updated_at` of the article that was edited; undefined replaces any. */
  readonly version: string | undefined;
  readonly actor: Actor;
}

/**
 * Replaces the texts of an article; without a slug it keeps its own.
 * @throws AppError 404, 422, or `operations.overtaken` if another operator was first
 */
export async function editArticle(
  { db, clock, config }: Context,
  { id, body, version, actor }: Edit,
): Promise<void> {
  const { columns, tags, translations } = await prepareArticle(db, body);
  const slug = body.slug ? { slug: body.slug } : {};
  const now = clock.now();
  const edit = db.transaction().execute(async (trx) => {
    const before = await requireArticle(trx, id);
    if (version !== undefined && before.updated_at.getTime() !== Date.parse(version))
      throw new AppError('operations.overtaken');
    await change(trx, id, { ...columns, ...slug, updated_at: nextVersion(now, before.updated_at) });
    await replaceTags(trx, [{ id, tags }]);
    await translateArticle(trx, id, translations, config.brand.name);
    const saysOtherwise = before.title !== columns.title;
    await recordArticleAct(trx, {
      actor,
      at: now,
      act: 'blog.edit',
      id,
      before: saysOtherwise ? { title: before.title } : null,
      after: { title: columns.title },
    });
  });
  await edit.catch((error: unknown) => {
    throw isDuplicate(error) ? fieldError('slug', 'validation.slug_taken') : error;
  });
}

interface Publication {
  readonly id: number;
  /** Null makes it a draft. */
  readonly from: Date | null;
  readonly actor: Actor;
}

/** Publishes an article from a time on, or withdraws it; its texts keep their version. @throws AppError 404 */
export async function setPublication(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, from, actor }: Publication,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await requireArticle(trx, id);
    await change(trx, id, { published_at: from });
    await recordArticleAct(trx, {
      actor,
      at: clock.now(),
      act: from ? 'blog.publish' : 'blog.unpublish',
      id,
      before: before.published_at && { published_at: before.published_at.toISOString() },
      after: from && { published_at: from.toISOString() },
    });
  });
}

/** @throws AppError 404 */
export async function removeArticle(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, actor }: Pick<Edit, 'id' | 'actor'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { title } = await requireArticle(trx, id);
    await deleteArticle(trx, id);
    const at = clock.now();
    await recordArticleAct(trx, { actor, at, act: 'blog.remove', id, before: { title }, after: null });
  });
}
