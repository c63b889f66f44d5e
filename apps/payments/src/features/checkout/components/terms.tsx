import { textLinkClass } from '@livree/design-system/base';
import { Link, paths, useMessages } from '@livree/platform';
import * as styles from './checkout.module.css';

/** What paying agrees to; it stands right before the pay button. */
export function Terms() {
  const { t } = useMessages('payments');
  return (
    <p className={styles.terms}>
      {t('checkout.terms')}{' '}
      <Link to={paths.terms()} className={textLinkClass({ inline: true })}>
        {t('checkout.termsLink')}
      </Link>
    </p>
  );
}
