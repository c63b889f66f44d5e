import { ActionBar, Button } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import * as styles from './checkout.module.css';

interface PayButtonProps {
  readonly amount: string;
  /** False while the provider's page needs the whole of a small screen. */
  readonly hasBar: boolean;
  readonly onClick: () => void;
  readonly loading: boolean;
  readonly disabled: boolean;
}

/** The button that pays, with the amount on it; on small screens in the bar at the bottom. */
export function PayButton({ amount, hasBar, ...press }: PayButtonProps) {
  const { t: common } = useMessages('common');
  return (
    <>
      <Button {...press} className={styles.wideOnly}>
        {common('actions.payAmount', { amount })}
      </Button>
      {hasBar && (
        <ActionBar
          label={common('fareLine.total')}
          amount={amount}
          action={
            <Button {...press} wide>
              {common('actions.pay')}
            </Button>
          }
        />
      )}
    </>
  );
}
