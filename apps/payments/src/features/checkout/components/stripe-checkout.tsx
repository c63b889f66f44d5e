import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripePaymentElementOptions } from '@stripe/stripe-js';
import { useImperativeHandle, useMemo, type Ref } from 'react';
import { useStore } from 'zustand';
import type { CheckoutHost } from '../model/checkout-provider.ts';
import type { FrameStore } from '../model/frame-store.ts';
import type { FrameTexts } from '../model/frame-texts.ts';
import { describeLoadFailure, stripeOptions, tokenizeCard } from '../model/stripe-fields.ts';
import type { CardHandle, ExpressHandle } from '../model/stripe-provider.ts';
import { ExpressButtons } from './express-buttons.tsx';
import { ProviderStage } from './provider-stage.tsx';

interface StripeCheckoutProps {
  readonly stripe: Stripe;
  readonly store: FrameStore;
  readonly host: CheckoutHost;
  readonly card: Ref<CardHandle>;
  readonly express: Ref<ExpressHandle>;
  readonly initialTexts: FrameTexts;
  readonly prefersDark: boolean;
}

/** The browser's wallets and Stripe's card fields in their frame and, if there is one, the bank's page over them. */
export function StripeCheckout({ stripe, store, host, initialTexts, ...props }: StripeCheckoutProps) {
  const state = useStore(store);
  const { look, amountCents, action } = state;
  const options = useMemo(
    () => stripeOptions({ look, amountCents }, props.prefersDark),
    [look, amountCents, props.prefersDark],
  );
  const onFault = (fault: string | null): void => store.setState({ fault });
  return (
    <>
      {/* Typed values stay while the provider's page is shown. */}
      <div hidden={action !== null}>
        {amountCents !== null && (
          <ExpressButtons handle={props.express} onSubmit={host.onSubmit} {...{ stripe, options, onFault }} />
        )}
        {/* Fields for a payment cannot become fields for saving a card. */}
        <Elements key={options.mode} stripe={stripe} options={options}>
          <CardFields handle={props.card} {...{ host, onFault }} />
        </Elements>
      </div>
      <ProviderStage state={state} initialTexts={initialTexts} onDone={store.finish} />
    </>
  );
}

/** The browser's wallets are not part of the fields. */
const fieldOptions: StripePaymentElementOptions = {
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
};

interface CardFieldsProps extends Pick<StripeCheckoutProps, 'host'> {
  readonly handle: Ref<CardHandle>;
  readonly onFault: (fault: string | null) => void;
}

function CardFields({ host, handle, onFault }: CardFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  useImperativeHandle(handle, () => ({ tokenize: () => tokenizeCard(stripe, elements, onFault) }));
  return (
    <PaymentElement
      options={fieldOptions}
      onReady={host.onReady}
      onLoadError={({ error }) => host.onFailed(describeLoadFailure(error))}
      onChange={() => onFault(null)}
    />
  );
}
