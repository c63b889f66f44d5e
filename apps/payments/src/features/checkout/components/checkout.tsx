import { Banner } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutControls } from '../use-checkout.ts';
import * as styles from './checkout.module.css';
import { MethodChoice } from './method-choice.tsx';
import { PayBar, PayButton } from './pay-button.tsx';
import { NoWithdrawal, Terms, WalletObligation } from './terms.tsx';
import { WindowNotice } from './window-notice.tsx';

interface CheckoutProps {
  readonly amountCents: number;
  readonly currency: 'EUR';
  readonly controls: CheckoutControls;
  /** Content beside the pay button. */
  readonly children?: ReactNode;
}

/** The payment methods, the provider's secure frame and the pay button. */
export function Checkout({ amountCents, currency, controls, children }: CheckoutProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { choice, option, acting, hasWalletButton, isBusy, isStopped, pay } = controls;
  if (option === undefined) return <Banner tone="error">{t('checkout.unconfigured')}</Banner>;
  const press = { onClick: pay, loading: isBusy, disabled: isStopped && !isBusy };
  const amount = formatterFor(language, { currency }).money(amountCents);
  return (
    <section className={styles.checkout} aria-label={t('checkout.title')} aria-busy={isBusy}>
      <MethodChoice {...choice} option={option} />
      {acting.place === 'window' && <WindowNotice onShow={acting.focus} onCancel={acting.cancel} />}
      <Terms />
      <div className={styles.end}>
        {children}
        {hasWalletButton ? <WalletObligation /> : <PayButton amount={amount} {...press} />}
      </div>
      <NoWithdrawal />
      {!hasWalletButton && acting.place === 'nowhere' && <PayBar amount={amount} {...press} />}
    </section>
  );
}
