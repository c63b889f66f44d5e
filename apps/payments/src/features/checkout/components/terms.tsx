import { textLinkClass } from '@livree/design-system/base';
import { Link, paths } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './checkout.module.css';

/** The terms that the customer accepts by paying, just before the pay button. */
export function Terms() {
  const { t } = useTranslation('payments');
  return (
    <p className={styles.terms}>
      {t('checkout.terms')}{' '}
      <Link to={paths.terms()} className={textLinkClass({ inline: true })}>
        {t('checkout.termsLink')}
      </Link>
    </p>
  );
}
