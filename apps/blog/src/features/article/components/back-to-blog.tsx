import { textLinkClass } from '@livree/design-system/base';
import { ChevronLeftIcon } from '@livree/design-system/icons';
import { Link, paths, useMessages } from '@livree/platform';

export function BackToBlog() {
  const { t } = useMessages('blog');
  return (
    <Link to={paths.blog()} className={textLinkClass()}>
      <ChevronLeftIcon size={18} aria-hidden />
      {t('article.back')}
    </Link>
  );
}
