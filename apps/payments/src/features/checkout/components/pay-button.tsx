import { Button } from '@livree/design-system/actions';
import { ActionBar } from '@livree/design-system/layout';
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
    <Button {...press} className={styles.wideOnly}>
      {common('actions.payAmount', { amount })}
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
        <Button {...press} wide>
          {common('actions.pay')}
        </Button>
      }
    />
  );
}
