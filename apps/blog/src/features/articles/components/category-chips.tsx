import { Link, useMessages } from '@livree/platform';
import type { Articles } from '../use-articles.ts';
import * as styles from './article-list.module.css';

/** One chip for all articles and one for each category; nothing while there is no category to choose. */
export function CategoryChips({ articles: { filter, categories, hrefOf } }: { articles: Articles }) {
  const { t } = useMessages('blog');
  if (categories.length === 0) return null;
  const chips = [
    { slug: '', words: t('list.all') },
    ...categories.map(({ slug, name, blogsCount }) => ({
      slug,
      words: t('list.chip', { name, count: blogsCount }),
    })),
  ];
  return (
    <nav aria-label={t('list.categories')}>
      <ul className={styles.chips}>
        {chips.map(({ slug, words }) => (
          <li key={slug}>
            <Link
              to={hrefOf({ category: slug })}
              className={styles.chip}
              aria-current={filter.category === slug ? 'true' : undefined}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
