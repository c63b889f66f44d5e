import type { Quote } from '@livree/contracts';
import { Slot, useMessages, useShell } from '@livree/platform';
import type { ReactNode } from 'react';
import type { AttemptMemory } from '../../../booking/attempt.ts';
import type { Ride } from '../api/create-reservation.ts';
import { isUnderWay } from '../model/submission.ts';
import { useResumedPayment } from '../use-resumed-payment.ts';
import { useSubmission } from '../use-submission.ts';
import * as styles from './checkout-panel.module.css';
import { RefundSchedule } from './refund-schedule.tsx';
import { SubmissionNotice } from './submission-notice.tsx';
import { SuccessOverlay } from './success-overlay.tsx';

interface CheckoutPanelProps {
  ride: Ride;
  quote: Quote;
  isUpdating: boolean;
  renewQuote: () => Promise<Quote | undefined>;
  memory: AttemptMemory;
  /** The way back to the step before. */
  back: ReactNode;
  onDone: () => void;
}

/** The checkout of the payments remote; beside its pay button what a cancellation gives back, and the way back. */
export function CheckoutPanel({ ride, quote, isUpdating, renewQuote, memory, ...props }: CheckoutPanelProps) {
  const { t } = useMessages('booking');
  const { currency } = useShell().config;
  const cancelledMessage = t('payment.cancelled');
  const controls = useSubmission({ ride, quote, renewQuote, memory, cancelledMessage });
  useResumedPayment(memory, controls.finishAction);
  const { phase } = controls.submission;
  const description = `${ride.pickupAddress} – ${ride.destinationAddress}`.slice(0, 300);
  return (
    <div className={styles.checkout}>
      <SubmissionNotice controls={controls} quote={quote} />
      <Slot
        name="payments/checkout@1"
        data={{
          amountCents: quote.totalPrice.cents,
          currency,
          description,
          busy: isUpdating || isUnderWay(controls.submission) || phase.name === 'succeeded',
          action: phase.name === 'acting' ? phase.action : null,
        }}
        on={{
          submit: controls.pay,
          actionDone: ({ outcome }) => controls.finishAction(outcome),
        }}
      >
        <RefundSchedule
          className={styles.refund}
          totalCents={quote.totalPrice.cents}
          pickupAt={ride.pickupAt}
          timeZone={quote.timezone}
        />
        {props.back}
      </Slot>
      {phase.name === 'succeeded' ? <SuccessOverlay isPaid={phase.isPaid} onDone={props.onDone} /> : null}
    </div>
  );
}
