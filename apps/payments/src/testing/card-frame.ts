import { vi } from 'vitest';
import type { Tokenized } from '../checkout-frame/frame-protocol.ts';
import type { CheckoutProvider } from '../features/checkout/model/checkout-provider.ts';
import { connectHost } from '../features/checkout/model/connect-host.ts';

/** Posts messages to a window of this document as if another window sent them. */
const hearFrom = (window: Window, source: Window): void =>
  void vi.spyOn(window, 'postMessage').mockImplementation((data: unknown) => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
  });

/**
 * Replaces the document of the card's frame, which tests do not load: reports that it is ready, returns
 * `paymentMethodId` for any input, and cancels on the provider's page, which calls `onCancel`. With a `face`, the
 * reference is new each time, like Stripe's. Returns a function that types another card.
 */
export function fillCardFrame(
  frame: HTMLIFrameElement,
  paymentMethodId: string,
  { face, onCancel = () => undefined }: { readonly face?: string; readonly onCancel?: () => void } = {},
): (paymentMethodId: string) => void {
  const { contentWindow: inside } = frame;
  if (inside === null) throw new Error('the frame has no window');
  hearFrom(inside, window);
  hearFrom(window, inside);
  let typed = paymentMethodId;
  let times = 0;
  const tokenize = (): Tokenized => {
    times += 1;
    const accepted = { kind: 'accepted' as const, paymentMethodId: typed };
    return face === undefined ? accepted : { ...accepted, paymentMethodId: `${typed}_${times}`, face };
  };
  const provider: CheckoutProvider = {
    mount: () => undefined,
    configure: () => undefined,
    release: () => undefined,
    handleAction() {
      onCancel();
      return Promise.resolve('cancelled');
    },
    tokenize: () => Promise.resolve(tokenize()),
  };
  const ends = { own: inside, origin: location.origin, host: window };
  connectHost(ends, provider, () => undefined)({ type: 'ready' });
  return (other) => void (typed = other);
}
