import type { Action, Outcome } from '../../../checkout-frame/frame-protocol.ts';

interface Waiting {
  readonly approve: (orderId: string) => void;
  readonly giveUp: (reason: Error) => void;
}

const idle: Waiting = { approve: () => undefined, giveUp: () => undefined };

/** The order that an approval is about stands in the address of PayPal's page. */
const orderIn = ({ url }: Action): string | null =>
  URL.canParse(url) ? new URL(url).searchParams.get('token') : null;

/** A press on PayPal's button and what comes of it. */
export interface WalletApproval {
  /** Waits for the order that the server makes. */
  createOrder(): Promise<string>;
  /** Gives the button its order, and waits for what the customer does with it. */
  await(action: Action): Promise<Outcome>;
  finish(outcome: Outcome): void;
  /** Nothing came of the press: the button lets its window go. */
  release(): void;
}

/**
 * PayPal's press is the submission: the page reserves, the server makes the order, and the order comes back as the action
 * that the button waits for. PayPal opens its window itself, at the press, so no browser refuses it; the server captures.
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
