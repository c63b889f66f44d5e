import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Articles } from '../use-articles.ts';
import * as styles from './article-list.module.css';

/** The number of articles, with the category and the search. */
export function ResultCount({ articles }: { articles: Articles }) {
  const { t } = useTranslation('blog');
  const { query } = articles;
  const count = query.isLoadingError ? 0 : (query.data?.total ?? 0);
  return (
    <p className={styles.count} role="status">
      {count === 0 ? null : countWords(t, count, articles)}
    </p>
  );
}

function countWords(t: TFunction<'blog'>, count: number, { filter, categories }: Articles): string {
  const category = categories.find(({ slug }) => slug === filter.category)?.name;
  const { text } = filter;
  if (category === undefined)
    return text === '' ? t('list.found', { count }) : t('list.foundFor', { count, text });
  return text === ''
    ? t('list.foundIn', { count, category })
    : t('list.foundInFor', { count, category, text });
}
