import type { BlogArticle } from '@livree/contracts';
import { Chips, chipClass } from '@livree/design-system/navigation';
import { Link, paths } from '@livree/platform';
import { useTranslation } from 'react-i18next';

/** Links to other articles with the same tags. */
export function TagLinks({ tags }: Pick<BlogArticle, 'tags'>) {
  const { t } = useTranslation('blog');
  if (tags.length === 0) return null;
  return (
    <Chips label={t('sidebar.tags')}>
      {tags.map(({ id, name, slug }) => (
        <Link key={id} to={paths.blogTag(slug ?? name)} className={chipClass()}>
          {name}
        </Link>
      ))}
    </Chips>
  );
}
