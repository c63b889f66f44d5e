import { chipClass, Chips } from '@livree/design-system/navigation';
import { Link } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { Articles } from '../use-articles.ts';

/** A chip for all articles and one per category; nothing without categories. */
export function CategoryChips({
  articles: { tag, filter, categories, categoryHref },
}: {
  articles: Articles;
}) {
  const { t } = useTranslation('blog');
  if (categories.length === 0) return null;
  const chips = [
    { slug: '', words: t('list.all') },
    ...categories.map(({ slug, name, blogsCount }) => ({
      slug,
      words: t('list.chip', { name, count: blogsCount }),
    })),
  ];
  return (
    <Chips label={t('list.categories')}>
      {chips.map(({ slug, words }) => (
        <Link
          key={slug}
          to={categoryHref(slug)}
          className={chipClass()}
          aria-current={tag === undefined && filter.category === slug ? 'true' : undefined}
        >
          {words}
        </Link>
      ))}
    </Chips>
  );
}
