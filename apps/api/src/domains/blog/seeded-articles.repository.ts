import type { Connection } from '../../platform/db/index.ts';

export interface SeededArticle {
  readonly slug: string;
  /** The hash of the file that it was last written from. */
  readonly digest: string;
  readonly article_id: number | null;
}

export function seededArticles(trx: Connection): Promise<SeededArticle[]> {
  return trx.selectFrom('blog_seeded_articles').selectAll().execute();
}

export async function rememberSeededArticles(
  trx: Connection,
  articles: readonly SeededArticle[],
): Promise<void> {
  if (articles.length === 0) return;
  await trx
    .insertInto('blog_seeded_articles')
    .values([...articles])
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((builder) => ({
        digest: builder.ref('excluded.digest'),
        article_id: builder.ref('excluded.article_id'),
      })),
    )
    .execute();
}

/** Assigns the article to the operator: newer releases no longer change it. */
export async function assignToOperator(trx: Connection, articleId: number): Promise<void> {
  await trx
    .updateTable('blog_seeded_articles')
    .set({ article_id: null })
    .where('article_id', '=', articleId)
    .execute();
}
