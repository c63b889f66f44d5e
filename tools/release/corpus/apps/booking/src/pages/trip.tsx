import { Link, paths, useMessages, useParams } from '@livree/platform';

/** One trip by its code. */
export function Page() {
  const { t } = useMessages('booking');
  const { code } = useParams();
  return (
    <p>
      {t('trip', { code: code ?? '' })} <Link to={paths.booking()}>{t('again')}</Link>
    </p>
  );
}
