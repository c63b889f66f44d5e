import type { SlotComponentProps } from '@livree/platform';
import { Checkout } from './checkout.tsx';
import { isUnderWay } from '../model/settlement.ts';
import { useSettlement } from './use-settlement.ts';
import { SettlementNotice } from './settlement-notice.tsx';
import * as styles from './settlement.module.css';

/** Settles a reservation: payment method, the provider's steps, retries, until the server says that it is paid. */
export function Settlement({ data, on, children }: SlotComponentProps<'payments/settlement@1'>) {
  const controls = useSettlement(data, on);
  const { phase } = controls.settlement;
  const isBusy = data.busy || isUnderWay(controls.settlement) || phase.name === 'succeeded';
  return (
    <div className={styles.settlement}>
      <SettlementNotice controls={controls} price={controls.price} isUpdating={data.busy} />
      <Checkout
        amountCents={data.amountCents}
        currency={data.currency}
        isBusy={isBusy}
        action={phase.name === 'acting' ? phase.action : null}
        onSubmit={controls.pay}
        onActionDone={controls.finishAction}
      >
        {children}
      </Checkout>
    </div>
  );
}
