import type { Stripe } from 'stripe';
import type { Answer } from '../stand-in-server.ts';
import { newId } from './stripe-books.ts';

interface Kept {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly customer: string;
  /** The behaviour of the card, by the test method it was created from. */
  readonly method: string;
  readonly card: Pick<
    Stripe.PaymentMethod.Card,
    'brand' | 'last4' | 'exp_month' | 'exp_year' | 'fingerprint'
  >;
}

interface Customer {
  readonly id: string;
  readonly object: 'customer';
  preferred: string | null;
}

const missing: Answer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
};

const shown = ({ preferred, ...customer }: Customer) => ({
  ...customer,
  invoice_settings: { default_payment_method: preferred },
});

/** Customers of the account and their attached cards. */
export class StripeCustomers {
  readonly customers = new Map<string, Customer>();
  readonly kept = new Map<string, Kept>();

  clear(): void {
    this.customers.clear();
    this.kept.clear();
  }

  /** Attaches the card of a successful payment with `setup_future_usage`. */
  attach(customer: string, method: string): void {
    const id = newId('pm');
    const face = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 } as const;
    const card = { ...face, fingerprint: method };
    this.kept.set(id, { id, object: 'payment_method', type: 'card', customer, method, card });
  }

  /** The test method behind a card if it may pay for this customer; any other method unchanged. */
  methodFor(id: string, customer: string | null): string {
    const kept = this.kept.get(id);
    return kept?.customer === customer ? kept.method : id;
  }

  post(path: string, form: URLSearchParams): Answer | undefined {
    if (path === '/v1/customers') return this.#add();
    const [, detached] = /^\/v1\/payment_methods\/(\w+)\/detach$/.exec(path) ?? [];
    if (detached !== undefined) return this.#detach(detached);
    const [, id] = /^\/v1\/customers\/(\w+)$/.exec(path) ?? [];
    return id === undefined ? undefined : this.#update(id, form);
  }

  read(path: string): Answer | undefined {
    const [, id = '', cards] = /^\/v1\/customers\/(\w+)(\/payment_methods)?$/.exec(path) ?? [];
    const customer = this.customers.get(id);
    if (id === '') return undefined;
    if (!customer) return missing;
    if (cards === undefined) return { status: 200, body: shown(customer) };
    const data = [...this.kept.values()].filter((kept) => kept.customer === id).toReversed();
    return { status: 200, body: { object: 'list', url: path, has_more: false, data } };
  }

  remove(path: string): Answer {
    const [, id = ''] = /^\/v1\/customers\/(\w+)$/.exec(path) ?? [];
    if (!this.customers.delete(id)) return missing;
    for (const { id: card, customer } of this.kept.values()) if (customer === id) this.kept.delete(card);
    return { status: 200, body: { id, object: 'customer', deleted: true } };
  }

  #add(): Answer {
    const customer: Customer = { id: newId('cus'), object: 'customer', preferred: null };
    this.customers.set(customer.id, customer);
    return { status: 200, body: shown(customer) };
  }

  #update(id: string, form: URLSearchParams): Answer {
    const customer = this.customers.get(id);
    if (!customer) return missing;
    customer.preferred = form.get('invoice_settings[default_payment_method]') ?? customer.preferred;
    return { status: 200, body: shown(customer) };
  }

  #detach(id: string): Answer {
    const kept = this.kept.get(id);
    if (!kept) return missing;
    this.kept.delete(id);
    return { status: 200, body: { ...kept, customer: null } };
  }
}
