import { listen, messageOfReturn, type Outcome } from './frame-protocol.ts';

const closedCheckInterval = 400;

/**
 * Opens a wallet's approval page in a window and waits until the customer returns. Undefined if the browser refuses
 * the window, as it may outside of a press. Closing the window cancels.
 */
export function openApprovalWindow(
  address: string,
):
  | { readonly outcome: Promise<Outcome>; readonly focus: () => void; readonly cancel: () => void }
  | undefined {
  const opened = window.open(address, 'livree-approval', 'popup,width=520,height=760');
  if (opened === null) return undefined;
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const stopListening = listen({
    own: window,
    origin: location.origin,
    sender: () => opened,
    schema: messageOfReturn,
    onMessage: ({ outcome }) => finish(outcome),
  });
  const timer = setInterval(() => opened.closed && finish('cancelled'), closedCheckInterval);

  function finish(outcome: Outcome): void {
    clearInterval(timer);
    stopListening();
    opened?.close();
    resolve(outcome);
  }
  return { outcome: promise, focus: () => opened.focus(), cancel: () => finish('cancelled') };
}
