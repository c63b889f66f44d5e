import {
  PayPalButtons,
  PayPalScriptProvider,
  usePayPalScriptReducer,
  type ReactPayPalScriptOptions,
} from '@paypal/react-paypal-js';
import { useEffect, useRef } from 'react';
import type { CheckoutHost } from '../model/checkout-provider.ts';
import type { WalletApproval } from '../model/wallet-approval.ts';

interface PaypalCheckoutProps {
  readonly options: ReactPayPalScriptOptions;
  readonly approval: WalletApproval;
  readonly host: CheckoutHost;
}

/** PayPal's own button in its frame. */
export const PaypalCheckout = ({ options, ...button }: PaypalCheckoutProps) => (
  <PayPalScriptProvider options={options}>
    <PaypalButton {...button} />
  </PayPalScriptProvider>
);

function PaypalButton({ approval, host }: Omit<PaypalCheckoutProps, 'options'>) {
  const [{ isRejected }] = usePayPalScriptReducer();
  const isDrawn = useRef(false);
  if (isRejected) return <NotDrawn host={host} />;
  return (
    <PayPalButtons
      fundingSource="paypal"
      createOrder={approval.createOrder}
      onApprove={async () => approval.finish('completed')}
      onCancel={() => approval.finish('cancelled')}
      onError={() => (isDrawn.current ? approval.finish('failed') : host.onFailed('unreachable'))}
      onInit={() => {
        isDrawn.current = true;
        host.onReady();
      }}
    >
      {/* Replaces the button for customers who are not eligible, according to PayPal. */}
      <NotDrawn host={host} />
    </PayPalButtons>
  );
}

function NotDrawn({ host }: Pick<PaypalCheckoutProps, 'host'>) {
  useEffect(() => host.onFailed('unreachable'), [host]);
  return null;
}
