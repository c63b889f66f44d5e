import { textLinkClass } from '@livree/design-system/actions';
import { ChevronLeftIcon } from '@livree/design-system/icons';
import { Link, paths } from '@livree/platform';
import { useTranslation } from 'react-i18next';

export function BackToBlog() {
  const { t } = useTranslation('blog');
  return (
    <Link to={paths.blog()} className={textLinkClass()}>
      <ChevronLeftIcon size={18} aria-hidden />
      {t('article.back')}
    </Link>
  );
}
