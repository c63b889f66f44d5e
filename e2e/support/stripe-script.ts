/** What Stripe's script gets from Stripe. */
export interface StripeScript {
  /** The publishable key that Stripe knows. */
  readonly key: string;
  /** The browser's wallets; undefined if it has none. */
  readonly express?: Readonly<Record<string, boolean>>;
}

/**
 * Replaces `https://js.stripe.com/…/stripe.js`, as documented: elements with deferred intents, their events, errors
 * of fields and of cards, a refused key. It renders its fields in the document, where Stripe uses a frame.
 */
export const stripeScript = (stripe: StripeScript): string =>
  `(${install.toString()})(${JSON.stringify(stripe)})`;

/** Runs in the browser, without references to anything outside. */
function install({ key: known, express }: StripeScript): void {
  type Handler = (event: unknown) => void;
  type Options = Record<string, unknown>;

  /** Stripe's test cards with their payment methods. */
  const methods: Readonly<Record<string, string>> = {
    '4242424242424242': 'pm_card_visa',
    '4000000000009995': 'pm_card_chargeDeclinedInsufficientFunds',
    '4000002760003184': 'pm_card_threeDSecure2Required',
  };
  const integrationError = (message: string) =>
    Object.assign(new Error(message), { name: 'IntegrationError' });
  const later = <Result>(result: Result): Promise<Result> =>
    new Promise((resolve) => setTimeout(() => resolve(result), 20));
  const digits = (text: string): string => text.replace(/\D/g, '');

  function element(type: string, tell: { key: string; options: () => Options }) {
    const handlers = new Map<string, Set<Handler>>();
    const fire = (name: string, event: Options = {}): void =>
      handlers.get(name)?.forEach((handler) => handler({ elementType: type, ...event }));
    const root = document.createElement('div');
    const values = { number: '', expiry: '', cvc: '' };
    const isComplete = (): boolean =>
      digits(values.number).length === 16 && digits(values.expiry).length === 4 && values.cvc.length >= 3;

    function drawCard(): void {
      for (const name of ['number', 'expiry', 'cvc'] as const) {
        const input = document.createElement('input');
        input.setAttribute('aria-label', name);
        input.addEventListener('input', () => {
          values[name] = input.value;
          fire('change', { complete: isComplete(), empty: values.number === '', value: { type: 'card' } });
        });
        root.append(input);
      }
    }

    function drawExpress(): void {
      for (const [name, isThere] of Object.entries(express ?? {})) {
        if (!isThere) continue;
        const button = document.createElement('button');
        button.textContent = name;
        button.addEventListener('click', () => {
          const paid = { expressPaymentType: name, paymentFailed: () => (root.dataset['failed'] = name) };
          const resolve = (): void => fire('confirm', paid);
          // Without a listener, Stripe opens the wallet's sheet by itself.
          if (handlers.get('click')?.size) fire('click', { expressPaymentType: name, resolve });
          else resolve();
        });
        root.append(button);
      }
    }

    return {
      values,
      isComplete,
      /** The error below a field. */
      complain(text: string): void {
        root.append(Object.assign(document.createElement('p'), { textContent: text }));
      },
      on: (name: string, handler: Handler) =>
        handlers.set(name, (handlers.get(name) ?? new Set()).add(handler)),
      off: (name: string, handler: Handler) => handlers.get(name)?.delete(handler),
      once: (name: string, handler: Handler) => handlers.set(name, new Set([handler])),
      update: () => undefined,
      focus: () => root.querySelector('input')?.focus(),
      blur: () => undefined,
      clear: () => undefined,
      collapse: () => undefined,
      destroy: () => root.remove(),
      unmount: () => root.remove(),
      mount(place: HTMLElement): void {
        place.append(root);
        void later(undefined).then(() => {
          if (tell.key !== known) {
            const error = { type: 'invalid_request_error', message: `Invalid API Key provided: ${tell.key}` };
            return fire('loaderror', { error });
          }
          root.dataset['options'] = JSON.stringify(tell.options());
          if (type === 'payment') drawCard();
          if (type === 'expressCheckout') drawExpress();
          return fire('ready', type === 'expressCheckout' ? { availablePaymentMethods: express } : {});
        });
      },
    };
  }

  function elementsFor(key: string, first: Options) {
    if (first['mode'] === 'payment' && !(Number(first['amount']) > 0))
      throw integrationError('Invalid value for elements(): amount should be a positive integer.');
    let options = first;
    let isSubmitted = false;
    const made = new Map<string, ReturnType<typeof element>>();
    return {
      create(type: string) {
        if (made.has(type)) throw integrationError(`Can only create one Element of type ${type}.`);
        const drawn = element(type, { key, options: () => options });
        made.set(type, drawn);
        return drawn;
      },
      getElement: (type: string) => made.get(type) ?? null,
      update(changes: Options): Promise<void> {
        options = { ...options, ...changes };
        document.documentElement.dataset['stripeAmount'] = String(options['amount']);
        return later(undefined);
      },
      async submit(): Promise<object> {
        const fields = made.get('payment');
        if (fields === undefined || fields.isComplete()) {
          isSubmitted = true;
          return later({ selectedPaymentMethod: 'card' });
        }
        const message = 'Votre numéro de carte est incomplet.';
        fields.complain(message);
        return later({ error: { type: 'validation_error', code: 'incomplete_number', message } });
      },
      method(): object {
        if (!isSubmitted)
          throw integrationError('elements.submit() must be called before stripe.createPaymentMethod().');
        const fields = made.get('payment');
        if (fields === undefined)
          return { paymentMethod: { id: 'pm_card_visa', object: 'payment_method', type: 'card' } };
        const { number, expiry } = fields.values;
        if (Number(digits(expiry).slice(2)) < 26)
          return { error: { type: 'card_error', code: 'expired_card', message: 'Votre carte a expiré.' } };
        return {
          paymentMethod: {
            id: methods[digits(number)] ?? 'pm_unknown',
            object: 'payment_method',
            type: 'card',
          },
        };
      },
    };
  }

  const unused = (): Promise<never> => Promise.reject(integrationError('This site has its server confirm.'));
  const stripeFor = (key: unknown): object => {
    if (typeof key !== 'string' || key === '')
      throw integrationError('Please call Stripe() with your publishable key. You used an empty string.');
    if (key.startsWith('sk_')) throw integrationError('You should not use your secret key with Stripe.js.');
    return {
      elements: (options: Options) => elementsFor(key, options),
      createPaymentMethod: ({ elements }: { elements: ReturnType<typeof elementsFor> }) =>
        later(elements.method()),
      createToken: unused,
      confirmCardPayment: unused,
      confirmPayment: unused,
    };
  };
  Reflect.set(window, 'Stripe', Object.assign(stripeFor, { version: 'endive' }));
}
