import type { Quote } from '@livree/contracts';
import { Slot, useShell, type OrderedRide } from '@livree/platform';
import { useState, type ReactNode } from 'react';
import type { AttemptMemory } from '../../../wizard/attempt.ts';
import * as styles from './checkout-panel.module.css';
import { RefundSchedule } from './refund-schedule.tsx';
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

/** The settlement of the payments remote; beside its pay button, the refund schedule and the back button. */
export function CheckoutPanel({ ride, quote, isUpdating, renewQuote, memory, ...props }: CheckoutPanelProps) {
  const { currency } = useShell().config;
  const [settled, setSettled] = useState<{ readonly isPaid: boolean }>();
  const { cents } = quote.totalPrice;
  return (
    <>
      <Slot
        name="payments/settlement@1"
        data={{
          order: { kind: 'ride', ride, quote: quote.quote, attempt: memory.attempt },
          amountCents: cents,
          currency,
          busy: isUpdating,
        }}
        on={{
          attempt: ({ attempt }) => (attempt === null ? memory.forget() : memory.keep(attempt)),
          priceRefused: () => void renewQuote(),
          settled: setSettled,
        }}
      >
        <RefundSchedule
          className={styles.refund}
          totalCents={cents}
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
