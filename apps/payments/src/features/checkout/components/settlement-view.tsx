import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { isUnderWay } from '../model/settlement.ts';
import { useCheckout } from '../use-checkout.ts';
import type { Settling } from '../use-settling.ts';
import { Checkout } from './checkout.tsx';
import { SettlementNotice } from './settlement-notice.tsx';
import * as styles from './settlement-view.module.css';

interface SettlementViewProps {
  readonly amountCents: number;
  readonly currency: 'EUR';
  /** The placing page is busy. */
  readonly isBusy: boolean;
  readonly settling: Settling;
  /** The placing page has made the reservation whose payment had to be postponed. */
  readonly isReserved?: boolean;
  /** Nobody is signed in: there are no saved cards, and none is saved. */
  readonly isAnonymous?: boolean;
  /** Instead of the notice about the settlement. */
  readonly notice?: ReactNode;
  /** Content beside the pay button. */
  readonly children?: ReactNode;
}

/** The state of a settlement in words, and its payment method. */
export function SettlementView({
  settling,
  isReserved = false,
  isAnonymous = false,
  notice,
  children,
  ...props
}: SettlementViewProps) {
  const { settlement, pay, retry, finishAction } = settling;
  const { phase } = settlement;
  const { amountCents, currency } = props;
  const checkout = useCheckout({
    amountCents,
    isAnonymous,
    isBusy: props.isBusy || isUnderWay(settlement) || phase.name === 'succeeded',
    action: phase.name === 'acting' ? phase.action : null,
    onSubmit: pay,
    onActionDone: finishAction,
  });
  usePostponed(phase.name === 'postponed' && isReserved && !props.isBusy, () => {
    settling.dispatch({ type: 'nothing-begun' });
    checkout.pay();
  });
  return (
    <div className={styles.settlement}>
      {notice ?? <SettlementNotice settlement={settlement} onRetry={() => void checkout.collect(retry)} />}
      <Checkout controls={checkout} {...{ amountCents, currency }}>
        {children}
      </Checkout>
    </div>
  );
}

/** Pays a postponed payment with what is chosen and typed by then. */
function usePostponed(isDue: boolean, onDue: () => void): void {
  const pay = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) pay();
  }, [isDue]);
}
