import { vi } from 'vitest';
import type { Outcome } from '../checkout-frame/frame-protocol.ts';
import type { CheckoutProvider } from '../features/checkout/model/checkout-provider.ts';
import { connectHost } from '../features/checkout/model/connect-host.ts';

/** Posts messages to a window of this document as if another window sent them. */
const hearFrom = (window: Window, source: Window): void =>
  void vi.spyOn(window, 'postMessage').mockImplementation((data: unknown) => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
  });

/**
 * Replaces the document of the card's frame, which tests do not load: reports that it is ready, returns
 * `paymentMethodId` for any input, and returns from the provider's page with `outcome`.
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
