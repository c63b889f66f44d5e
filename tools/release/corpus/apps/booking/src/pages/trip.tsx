import { Link, paths, useParams } from '@livree/platform';
import { useTranslation } from 'react-i18next';

/** One trip by its code. */
export function Page() {
  const { t } = useTranslation('booking');
  const { code } = useParams();
  return (
    <p>
      {t('trip', { code: code ?? '' })} <Link to={paths.booking()}>{t('again')}</Link>
    </p>
  );
}
