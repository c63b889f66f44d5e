import { useMessages } from '@livree/platform';
import type { Articles } from '../use-articles.ts';
import * as styles from './article-list.module.css';

/** How many articles there are, and in which category. */
export function ResultCount({ articles: { filter, query, categories } }: { articles: Articles }) {
  const { t } = useMessages('blog');
  const count = query.isError ? 0 : (query.data?.total ?? 0);
  const category = categories.find(({ slug }) => slug === filter.category)?.name;
  const words = category === undefined ? t('list.found', { count }) : t('list.foundIn', { count, category });
  return (
    <p className={styles.count} role="status">
      {count === 0 ? null : words}
    </p>
  );
}
