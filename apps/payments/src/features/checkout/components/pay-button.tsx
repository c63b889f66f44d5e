import { Button } from '@livree/design-system/actions';
import { cx } from '@livree/design-system/cx';
import { ActionBar } from '@livree/design-system/layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './checkout.module.css';

interface PayButtonProps {
  readonly amount: string;
  readonly onClick: () => void;
  readonly loading: boolean;
  readonly disabled: boolean;
}

/** The pay button with its amount; small screens have the bar instead. */
export function PayButton({ amount, ...press }: PayButtonProps) {
  const { t: common } = useTranslation('common');
  return (
    <Button {...press} className={cx(styles.pay, styles.wideOnly)}>
      <OrderWords>{common('actions.payAmount', { amount })}</OrderWords>
    </Button>
  );
}

/**
 * The same on small screens: amount and button within reach of the thumb, unless the provider's page needs the space.
 */
export function PayBar({ amount, ...press }: PayButtonProps) {
  const { t: common } = useTranslation('common');
  return (
    <ActionBar
      label={common('fareLine.total')}
      amount={amount}
      action={
        <Button {...press} wide className={styles.pay}>
          <OrderWords>{common('actions.pay')}</OrderWords>
        </Button>
      }
    />
  );
}

/**
 * What the press does, and that it obliges to pay: the law reads the button alone (Code de la consommation, L221-14;
 * CJEU, C-249/21).
 */
function OrderWords({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('payments');
  return (
    <>
      <span>{children}</span> <span className={styles.obligation}>{t('checkout.obligation')}</span>
    </>
  );
}
