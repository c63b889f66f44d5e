/** The customer's actions in PayPal's window, and what PayPal knows about them. */
export interface PaypalScript {
  readonly ends: 'approve' | 'cancel' | 'close' | 'fail';
  readonly isEligible: boolean;
}

/**
 * Replaces `https://www.paypal.com/sdk/js`, as documented: one button, its order, and how its window ends. A closed
 * window and the cancel link both call `onCancel`; a refused order and a failure of PayPal call `onError`.
 */
export const paypalScript = (paypal: PaypalScript): string =>
  `(${install.toString()})(${JSON.stringify(paypal)})`;

interface ButtonOptions {
  createOrder(data: object, actions: object): Promise<string>;
  onInit?(data: object, actions: object): void;
  onApprove?(data: object, actions: object): Promise<void>;
  onCancel?(data: object, actions: object): void;
  onError?(error: unknown): void;
}

/** Runs in the browser, without references to anything outside. */
function install({ ends, isEligible }: PaypalScript): void {
  const done = (): Promise<void> => Promise.resolve();

  async function press(options: ButtonOptions): Promise<void> {
    try {
      const orderID = await options.createOrder({ paymentSource: 'paypal' }, { order: {} });
      if (ends === 'fail') throw new Error('INSTRUMENT_DECLINED');
      if (ends === 'approve')
        return await options.onApprove?.({ orderID, payerID: 'PAYER-1' }, { redirect: done, restart: done });
      options.onCancel?.({ orderID }, { redirect: done });
    } catch (error) {
      options.onError?.(error);
    }
  }

  const buttons = (options: ButtonOptions) => {
    const button = Object.assign(document.createElement('button'), { textContent: 'PayPal' });
    button.addEventListener('click', () => void press(options));
    return {
      isEligible: () => isEligible,
      async render(place: HTMLElement): Promise<void> {
        place.append(button);
        options.onInit?.({}, { enable: done, disable: done });
      },
      close: async () => button.remove(),
      updateProps: done,
      resume: () => undefined,
      hasReturned: () => false,
    };
  };
  Reflect.set(window, 'paypal', { version: '5.0.0', FUNDING: { PAYPAL: 'paypal' }, Buttons: buttons });
}
