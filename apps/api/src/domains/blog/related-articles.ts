import type { Language } from '@livree/contracts';
import type { Connection } from '../../platform/db/index.ts';
import type { ArticleFilter } from './article-filter.repository.ts';
import { articleSlice, type ArticleRow, type SummaryRow } from './articles.repository.ts';
import { presentSummary } from './blog.presenter.ts';
import { nearest } from './model/related.ts';
import { serviceName } from './model/service-articles.ts';

const candidates = 24;

const placed = (row: SummaryRow) => {
  const summary = presentSummary(row);
  return { summary, id: row.id, categoryId: row.category_id, tagIds: summary.tags.map(({ id }) => id) };
};

/**
 * The closest of the newest articles with the same category, with a common tag, and of all. Service articles relate
 * only to each other.
 */
export async function relatedArticles(
  db: Connection,
  article: ArticleRow,
  { limit, now, language }: { readonly limit: number; readonly now: Date; readonly language: Language },
) {
  const own = placed(article);
  const isService = article.category_slug === serviceName;
  const side: ArticleFilter = isService ? { tag: serviceName } : { withoutTag: serviceName };
  const filters: ArticleFilter[] = [
    ...(article.category_slug === null ? [] : [{ ...side, category: article.category_slug }]),
    { ...side, anyOfTags: own.tagIds },
    side,
  ];
  const found: SummaryRow[] = [];
  for (const filter of filters)
    found.push(
      ...(await articleSlice(db, filter, undefined, { limit: candidates, now, language }).execute()),
    );
  const newestFirst = found.toSorted(
    (a, b) => Number(b.published_at) - Number(a.published_at) || b.id - a.id,
  );
  return nearest(own, newestFirst.map(placed), limit).map(({ summary }) => summary);
}
