import { textLinkClass } from '@livree/design-system/actions';
import { Link, paths } from '@livree/platform';
import { Trans, useTranslation } from 'react-i18next';
import * as styles from './checkout.module.css';

/** The terms that the customer accepts by paying, just before the pay button. */
export function Terms() {
  const { t } = useTranslation('payments');
  const link = <Link to={paths.terms()} className={textLinkClass({ inline: true })} />;
  return (
    <p className={styles.terms}>
      <Trans t={t} i18nKey="checkout.terms" components={{ terms: link }} />
    </p>
  );
}

/** Beside a wallet's own button, whose words are not ours: it obliges to pay. */
export function WalletObligation() {
  const { t } = useTranslation('payments');
  return <p className={styles.terms}>{t('checkout.obligation')}</p>;
}

/** Below the pay button: who orders passenger transport cannot withdraw from it. */
export function NoWithdrawal() {
  const { t } = useTranslation('payments');
  return <p className={styles.terms}>{t('checkout.noWithdrawal')}</p>;
}
