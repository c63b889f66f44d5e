import { useShell, type SlotEvents, type SlotProps } from '@livree/platform';
import { useEffect, useEffectEvent } from 'react';
import { confirmPayment } from './api/confirm-payment.ts';
import { isReservationGone, leavesOutcomeOpen } from './model/failure.ts';
import type { Payment } from './model/settlement.ts';
import { useSettling, type Call, type Settling } from './use-settling.ts';

type Slot = 'payments/settlement@2';

/** Pays a reservation; without one, the placing page reserves first. */
export function useSettlement({ reservation, busy }: SlotProps<Slot>, on: SlotEvents<Slot>): Settling {
  const { api } = useShell();

  /** Pays with `payment`, or asks for the state of the newest one. */
  function call(reservationId: number, payment: Payment | null): Call {
    on.progress({ isOutcomeOpen: true, isUnfinished: true });
    return {
      answer: confirmPayment(api, { reservationId, paymentIntentId: null, payment }),
      onAnswer: ({ status }) =>
        on.progress({ isOutcomeOpen: false, isUnfinished: status === 'requires_action' }),
      onFailure(failure) {
        const isOpen = leavesOutcomeOpen(failure);
        on.progress({ isOutcomeOpen: isOpen, isUnfinished: isOpen });
        if (isReservationGone(failure)) on.expired({});
        return { type: 'failed', failure };
      },
    };
  }

  const settling = useSettling({
    reserved: reservation && { ...reservation, ask: () => call(reservation.id, null) },
    submit(payment) {
      if (reservation !== null) return call(reservation.id, payment);
      on.ordered({});
      return null;
    },
    onSettled: (isPaid) => on.settled({ isPaid }),
  });
  const isReserved = reservation !== null && reservation.isAdopted !== true;
  useOrdered(settling, { isReserved, isBusy: busy });
  return settling;
}

interface Reserving {
  readonly isReserved: boolean;
  readonly isBusy: boolean;
}

/** Pays once the placing page has reserved, or postpones the payment if it could not. */
function useOrdered(settling: Settling, { isReserved, isBusy }: Reserving): void {
  const isOrdered = settling.settlement.phase.name === 'ordered';
  const goOn = useEffectEvent(() => {
    if (isReserved) settling.payAgain('resumed');
    else settling.dispatch({ type: 'postponed' });
  });
  useEffect(() => {
    if (isOrdered && (isReserved || !isBusy)) goOn();
  }, [isOrdered, isReserved, isBusy]);
}
