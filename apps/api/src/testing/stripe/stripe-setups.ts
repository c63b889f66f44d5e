import type { Stripe } from 'stripe';
import type { Answer } from '../stand-in-server.ts';
import { challengeRefused, findOutcome } from './card-outcomes.ts';
import { newId } from './stripe-books.ts';
import type { StripeCustomers } from './stripe-customers.ts';

type SetupFields =
  | 'id'
  | 'object'
  | 'status'
  | 'next_action'
  | 'last_setup_error'
  | 'payment_method'
  | 'usage'
  | 'client_secret';
type Setup = { -readonly [Field in SetupFields]: Stripe.SetupIntent[Field] } & { readonly customer: string };

const invalid = (code: string, param?: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, param, message: `Invalid request: ${code}` } },
});

/** SetupIntents: cards that are attached to a customer without a payment, at once or after a challenge. */
export class StripeSetups {
  readonly setups = new Map<string, Setup>();
  readonly #customers: StripeCustomers;

  constructor(customers: StripeCustomers) {
    this.#customers = customers;
  }

  clear(): void {
    this.setups.clear();
  }

  post(path: string, form: URLSearchParams): Answer | undefined {
    return path === '/v1/setup_intents' ? this.#create(form) : undefined;
  }

  read(path: string): Answer | undefined {
    const [, id] = /^\/v1\/setup_intents\/(\w+)$/.exec(path) ?? [];
    if (id === undefined) return undefined;
    const setup = this.setups.get(id);
    return setup ? { status: 200, body: setup } : { ...invalid('resource_missing', 'intent'), status: 404 };
  }

  /** What the customer chose on the challenge page. */
  answerChallenge(id: string, choice: 'accept' | 'refuse'): void {
    const setup = this.setups.get(id);
    if (setup?.status !== 'requires_action') throw new Error(`${id} asks for nothing`);
    if (choice === 'accept') this.#succeed(setup);
    else this.#fail(setup, { ...challengeRefused, code: 'setup_intent_authentication_failure' });
  }

  #create(form: URLSearchParams): Answer {
    const customer = form.get('customer') ?? '';
    const method = form.get('payment_method') ?? '';
    if (!this.#customers.customers.has(customer)) return invalid('resource_missing', 'customer');
    const outcome = findOutcome(method);
    if (!outcome) return invalid('resource_missing', 'payment_method');
    const id = newId('seti');
    const setup: Setup = {
      id,
      object: 'setup_intent',
      status: 'requires_payment_method',
      next_action: null,
      last_setup_error: null,
      payment_method: method,
      usage: form.get('usage') ?? 'off_session',
      client_secret: `${id}_secret_standin`,
      customer,
    };
    this.setups.set(id, setup);
    if (outcome === 'charged') this.#succeed(setup);
    else if (outcome === 'challenge') this.#ask(setup, form.get('return_url') ?? '');
    else return this.#declined(setup, outcome);
    return { status: 200, body: setup };
  }

  #succeed(setup: Setup): void {
    Object.assign(setup, { status: 'succeeded', next_action: null });
    if (typeof setup.payment_method === 'string')
      this.#customers.attach(setup.customer, setup.payment_method);
  }

  #ask(setup: Setup, returnUrl: string): void {
    const url = `https://hooks.stripe.com/3d_secure_2/hosted?setup_intent=${setup.id}`;
    setup.status = 'requires_action';
    setup.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
  }

  #fail(setup: Setup, error: Stripe.SetupIntent.LastSetupError): void {
    Object.assign(setup, { status: 'requires_payment_method', next_action: null, last_setup_error: error });
  }

  #declined(setup: Setup, error: Stripe.SetupIntent.LastSetupError): Answer {
    this.#fail(setup, error);
    return { status: 402, body: { error: { ...error, setup_intent: setup } } };
  }
}
