import type { Action, Outcome } from '../../../checkout-frame/frame-protocol.ts';

interface Waiting {
  readonly approve: (orderId: string) => void;
  readonly giveUp: (reason: Error) => void;
}

const idle: Waiting = { approve: () => undefined, giveUp: () => undefined };

/** The order of an approval is in the address of PayPal's page. */
const orderIn = ({ url }: Action): string | null =>
  URL.canParse(url) ? new URL(url).searchParams.get('token') : null;

/** A press on PayPal's button and its result. */
export interface WalletApproval {
  /** Waits for the order that the server creates. */
  createOrder(): Promise<string>;
  /** Passes the order to the button, and waits for the customer's decision. */
  await(action: Action): Promise<Outcome>;
  finish(outcome: Outcome): void;
  /** The press led to nothing: the button closes its window. */
  release(): void;
}

/**
 * A press on PayPal's button submits the form: the page reserves, the server creates the order, and the button gets
 * the order as its next action. PayPal opens its window itself during the press, so no browser blocks it; the server
 * captures.
 */
export function createWalletApproval(onSubmit: () => void): WalletApproval {
  let waiting = idle;
  let finish: (outcome: Outcome) => void = () => undefined;
  return {
    createOrder: () =>
      new Promise((approve, giveUp) => {
        waiting = { approve, giveUp };
        onSubmit();
      }),
    await(action) {
      finish('cancelled');
      const orderId = orderIn(action);
      if (orderId === null || waiting === idle) return Promise.resolve('failed');
      return new Promise((resolve) => {
        finish = resolve;
        waiting.approve(orderId);
        waiting = idle;
      });
    },
    finish: (outcome) => finish(outcome),
    release() {
      waiting.giveUp(new Error('The reservation was not made'));
      waiting = idle;
    },
  };
}
