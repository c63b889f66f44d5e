import type { Quote } from '@livree/contracts';
import { Slot, useShell } from '@livree/platform';
import { useState, type ReactNode } from 'react';
import type { AttemptMemory } from '../../../wizard/attempt.ts';
import type { OrderedRide } from '../model/ordered-ride.ts';
import { useReservation } from '../use-reservation.ts';
import * as styles from './checkout-panel.module.css';
import { RefundSchedule } from './refund-schedule.tsx';
import { ReservationNotice } from './reservation-notice.tsx';
import { SuccessOverlay } from './success-overlay.tsx';

interface CheckoutPanelProps {
  ride: OrderedRide;
  quote: Quote;
  isUpdating: boolean;
  renewQuote: () => Promise<Quote | undefined>;
  memory: AttemptMemory;
  /** The button to the previous step. */
  back: ReactNode;
  onDone: () => void;
}

/**
 * Reserves the ride when the customer orders it, and places the settlement of the payments remote; beside its pay
 * button, the refund schedule and the back button.
 */
export function CheckoutPanel({ isUpdating, memory, ...props }: CheckoutPanelProps) {
  const { ride, quote } = props;
  const { currency } = useShell().config;
  const [settled, setSettled] = useState<{ readonly isPaid: boolean }>();
  const controls = useReservation({ ...props, memory });
  const { phase, reserved, isAdopted, reserve } = controls;
  const amountCents = reserved?.amountCents ?? quote.totalPrice.cents;
  const isReserving = phase.name === 'waiting' || phase.name === 'reserving';
  return (
    <>
      <ReservationNotice controls={controls} />
      <Slot
        name="payments/settlement@2"
        data={{
          reservation: reserved && { id: reserved.id, isUnfinished: reserved.isUnfinished, isAdopted },
          amountCents,
          currency,
          busy: isUpdating || isReserving,
        }}
        on={{
          ordered: () => reserve(),
          progress: (progress) => memory.attempt && memory.keep({ ...memory.attempt, ...progress }),
          expired: memory.forget,
          settled: setSettled,
        }}
      >
        <RefundSchedule
          className={styles.refund}
          totalCents={amountCents}
          pickupAt={ride.pickupAt}
          timeZone={quote.timezone}
        />
        {props.back}
      </Slot>
      {settled && (
        <SuccessOverlay
          isPaid={settled.isPaid}
          ride={ride}
          reservationId={memory.attempt?.reservationId ?? null}
          onDone={props.onDone}
        />
      )}
    </>
  );
}
