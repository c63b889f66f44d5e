import { vi } from 'vitest';
import type { Outcome } from '../checkout-frame/frame-protocol.ts';
import type { CheckoutProvider } from '../features/checkout/model/checkout-provider.ts';
import { connectHost } from '../features/checkout/model/connect-host.ts';

/** Lets a window of this document hear what another one posts to it, said to come from there. */
const hearFrom = (window: Window, source: Window): void =>
  void vi.spyOn(window, 'postMessage').mockImplementation((data: unknown) => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
  });

/**
 * Stands in for the document of the card's frame, which a test does not load: says that it is ready, gives
 * `paymentMethodId` for whatever was typed, and comes back from the provider's page with `outcome`.
 */
export function fillCardFrame(
  frame: HTMLIFrameElement,
  paymentMethodId: string,
  outcome: Outcome = 'cancelled',
): void {
  const { contentWindow: inside } = frame;
  if (inside === null) throw new Error('the frame has no window');
  hearFrom(inside, window);
  hearFrom(window, inside);
  const provider: CheckoutProvider = {
    mount: () => undefined,
    configure: () => undefined,
    release: () => undefined,
    handleAction: () => Promise.resolve(outcome),
    tokenize: () => Promise.resolve({ kind: 'accepted', paymentMethodId }),
  };
  const ends = { own: inside, origin: location.origin, host: window };
  connectHost(ends, provider, () => undefined)({ type: 'ready' });
}
