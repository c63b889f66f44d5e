import type { CheckoutHost, CheckoutProvider } from './checkout-provider.ts';
import { createWalletApproval, type WalletApproval } from './wallet-approval.ts';

/** Wallets through PayPal's own button, which `draw` renders. */
export function createPaypalProvider(
  draw: (place: HTMLElement, approval: WalletApproval, host: CheckoutHost) => void,
): CheckoutProvider {
  let submit = (): void => undefined;
  const approval = createWalletApproval(() => submit());
  return {
    mount(place, host) {
      submit = host.onSubmit;
      draw(place, approval, host);
    },
    configure: () => undefined,
    tokenize: () => Promise.resolve({ kind: 'refused' }),
    handleAction: approval.await,
    release: approval.release,
  };
}
