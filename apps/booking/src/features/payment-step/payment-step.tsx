import { Button } from '@livree/design-system/actions';
import { Banner, Skeleton } from '@livree/design-system/feedback';
import { useSession } from '@livree/platform';
import { NotReady } from '@livree/platform/not-ready';
import { findPlaces } from '@livree/rides/arrivals';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findUnpriced } from '../../quotes/quote-faults.ts';
import { quoteRequest } from '../../quotes/quote-request.ts';
import type { QuoteState } from '../../quotes/use-quote.ts';
import type { AttemptMemory } from '../../wizard/attempt.ts';
import type { Booking } from '../../wizard/booking.ts';
import { CheckoutPanel } from './components/checkout-panel.tsx';
import { SignIn } from './components/sign-in.tsx';
import { orderRide } from './model/ordered-ride.ts';
import { useCorrection } from './use-correction.ts';

export interface PaymentStepProps {
  booking: Booking;
  quote: QuoteState;
  memory: AttemptMemory;
  /** The button to the previous step; it is always the last element of this step. */
  back: ReactNode;
  /** Called when the ride is reserved and paid; the typed values are no longer needed. */
  onDone: () => void;
}

/** Step 4: sign in if necessary, then pay. */
export function PaymentStep({ booking, quote, memory, back, onDone }: PaymentStepProps) {
  const session = useSession();
  const request = quoteRequest(booking);
  if (session.status !== 'signed-in' || request === null || quote.quote === undefined)
    return (
      <>
        {session.status === 'anonymous' ? (
          <SignIn contact={booking.contact} />
        ) : (
          <QuoteAwaited quote={quote} />
        )}
        {back}
      </>
    );
  return (
    <CheckoutPanel
      ride={orderRide(request, booking, findPlaces(quote.quote))}
      quote={quote.quote}
      isUpdating={quote.isUpdating}
      renewQuote={quote.renew}
      memory={memory}
      back={back}
      onDone={onDone}
    />
  );
}

/** Why there is no price: with the way to the field that the server refuses, or another try. */
function QuoteAwaited({ quote: { quote, error, renew } }: { quote: QuoteState }) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const correct = useCorrection(findUnpriced(error));
  if (quote !== undefined || error === null)
    return (
      <>
        <NotReady />
        <Skeleton height="320px" />
      </>
    );
  const retry = { retryLabel: common('actions.retry'), onRetry: () => void renew() };
  const correction = correct && (
    <Button slim variant="secondary" onClick={correct}>
      {t('reservation.correct')}
    </Button>
  );
  return (
    <Banner tone="error" actions={correction} {...(correct === null && retry)}>
      {error.message || t('quote.failed')}
    </Banner>
  );
}
