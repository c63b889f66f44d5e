import { Banner, Skeleton } from '@livree/design-system/base';
import { useMessages, useSession } from '@livree/platform';
import type { AttemptMemory } from '../../booking/attempt.ts';
import type { Booking } from '../../booking/booking.ts';
import { quoteRequest } from '../../quotes/quote-request.ts';
import type { QuoteState } from '../../quotes/use-quote.ts';
import { rideOf } from './api/create-reservation.ts';
import { CheckoutPanel } from './components/checkout-panel.tsx';
import { LoginRequired } from './components/login-required.tsx';

export interface PaymentStepProps {
  booking: Booking;
  quote: QuoteState;
  memory: AttemptMemory;
  /** Reserved and paid: nothing typed is needed any more. */
  onDone: () => void;
}

/** Step 4: sign in if need be, then pay. */
export function PaymentStep({ booking, quote, memory, onDone }: PaymentStepProps) {
  const { t } = useMessages('booking');
  const { t: common } = useMessages('common');
  const session = useSession();
  if (session.status === 'anonymous') return <LoginRequired />;
  const request = quoteRequest(booking);
  if (session.status === 'unknown' || request === null) return <Skeleton height="320px" />;
  if (quote.quote === undefined) {
    if (quote.error === null) return <Skeleton height="320px" />;
    return (
      <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void quote.renew()}>
        {quote.error.message || t('quote.failed')}
      </Banner>
    );
  }
  return (
    <CheckoutPanel
      ride={rideOf(request, booking)}
      quote={quote.quote}
      isUpdating={quote.isUpdating}
      renewQuote={quote.renew}
      memory={memory}
      onDone={onDone}
    />
  );
}
