import type { PayPalNamespace } from '@paypal/paypal-js';
import type { CheckoutProvider } from './checkout-provider.ts';
import type { Action, Outcome } from './frame-protocol.ts';

type Buttons = NonNullable<PayPalNamespace['Buttons']>;

interface Waiting {
  readonly approve: (orderId: string) => void;
  readonly giveUp: (reason: Error) => void;
}

const idle: Waiting = { approve: () => undefined, giveUp: () => undefined };

/** The order that an approval is about stands in the address of PayPal's page. */
const orderIn = ({ url }: Action): string | null =>
  URL.canParse(url) ? new URL(url).searchParams.get('token') : null;

/**
 * Wallets through PayPal's own button. Its press is the submission: the page reserves, the server makes the order, and the
 * order comes back as the action that the button waits for. PayPal opens its window itself, at the press, so no browser
 * refuses it; the server captures.
 */
export function createPaypalButton(buttons: Buttons): CheckoutProvider {
  let waiting = idle;
  let finish: (outcome: Outcome) => void = () => undefined;

  return {
    mount(place, host) {
      const button = buttons({
        fundingSource: 'paypal',
        createOrder: () =>
          new Promise<string>((approve, giveUp) => {
            waiting = { approve, giveUp };
            host.onSubmit();
          }),
        onApprove: async () => finish('completed'),
        onCancel: () => finish('cancelled'),
        onError: () => finish('cancelled'),
      });
      void button.render(place);
    },
    configure: () => undefined,
    tokenize: () => Promise.resolve({ kind: 'refused' }),
    handleAction(action) {
      finish('cancelled');
      const orderId = orderIn(action);
      if (orderId === null || waiting === idle) return Promise.resolve('cancelled');
      return new Promise((resolve) => {
        finish = resolve;
        waiting.approve(orderId);
        waiting = idle;
      });
    },
    release() {
      waiting.giveUp(new Error('The reservation was not made'));
      waiting = idle;
    },
  };
}
