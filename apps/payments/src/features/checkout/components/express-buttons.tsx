import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  Stripe,
  StripeElementsOptionsMode,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { tokenizeCard } from '../model/stripe-fields.ts';
import type { ExpressHandle } from '../model/stripe-provider.ts';
import * as styles from './express-buttons.module.css';

interface ExpressButtonsProps {
  readonly stripe: Stripe;
  readonly options: StripeElementsOptionsMode;
  readonly handle: Ref<ExpressHandle>;
  readonly onSubmit: () => void;
  readonly onFault: (fault: string | null) => void;
}

/** Apple Pay, Google Pay and Link, if Stripe says that this browser has them. */
export const ExpressButtons = ({ stripe, options, ...buttons }: ExpressButtonsProps) => (
  <Elements stripe={stripe} options={{ ...options, allowedPaymentMethodTypes: ['card', 'link'] }}>
    <Buttons {...buttons} />
  </Elements>
);

const buttonOptions: StripeExpressCheckoutElementOptions = {
  paymentMethods: {
    applePay: 'auto',
    googlePay: 'auto',
    link: 'auto',
    amazonPay: 'never',
    klarna: 'never',
    paypal: 'never',
  },
};

function Buttons({ handle, onSubmit, onFault }: Omit<ExpressButtonsProps, 'stripe' | 'options'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [isOffered, setOffered] = useState(false);
  const confirmed = useRef<StripeExpressCheckoutElementConfirmEvent>(undefined);
  useImperativeHandle(handle, () => ({
    isConfirmed: () => confirmed.current !== undefined,
    tokenize: () => tokenizeCard(stripe, elements, onFault),
    release() {
      confirmed.current?.paymentFailed({ reason: 'fail' });
      confirmed.current = undefined;
    },
  }));
  return (
    <div className={isOffered ? styles.offered : styles.waiting}>
      <ExpressCheckoutElement
        options={buttonOptions}
        onReady={({ availablePaymentMethods: there }) =>
          setOffered(there !== undefined && Object.values(there).some(Boolean))
        }
        onLoadError={() => setOffered(false)}
        onConfirm={(event) => {
          confirmed.current = event;
          onSubmit();
        }}
      />
    </div>
  );
}
