import { Stripe } from 'stripe';
import {
  type Answer,
  type Call,
  type Delivery,
  type StandInServer,
  openStandInServer,
} from '../stand-in-server.ts';
import { findOutcome } from './card-outcomes.ts';
import {
  type BookedDispute,
  type BookedIntent,
  type BookedRefund,
  answerChallenge,
  attempt,
  bookDispute,
  bookRefund,
  newId,
  bookFailedRefund,
} from './stripe-books.ts';
import { StripeCustomers } from './stripe-customers.ts';
import { StripeSetups } from './stripe-setups.ts';
import { invalid, listPage, readMetadata, shownIntent, shownRefund } from './stripe-wire.ts';

export const stripeSecretKey = 'sk_test_standin';
export const stripeWebhookSecret = 'whsec_standin';

export type StripeStandIn = StandInServer & {
  /** The customers with cards. */
  readonly customers: StripeCustomers;
  /** Cards that are added without a payment. */
  readonly setups: StripeSetups;
  readonly intents: ReadonlyMap<string, BookedIntent>;
  /** The clock by which charges and refunds are dated; the real one by default. */
  setClock(now: () => Date): void;
  /** Clears everything, including pending faults. */
  reset(): void;
  /** Queues an event about an intent's current state. */
  announce(type: string, intent: BookedIntent): void;
  answerChallenge(intentId: string, choice: 'accept' | 'refuse'): void;
  /** Refunds in Stripe's dashboard. Returns the number of the refund. */
  refundInDashboard(intentId: string, amount: number): string;
  /** The customer's bank disputes a payment. Returns the number of the dispute. */
  openDispute(intentId: string, amount: number): string;
  closeDispute(disputeId: string, status: 'won' | 'lost'): void;
  /** A refund fails, days after it succeeded. */
  failRefund(refundId: string): void;
  /**
   * The deliveries that Stripe would send to the site, signed at an instant; the call clears them. Optionally of some
   * kinds only.
   */
  takeDeliveries(at: Date, secret?: string): Delivery[];
};

interface Event {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly data: { readonly object: unknown };
}

/** Stripe's server as far as this site uses it: intents, refunds and events, with idempotency as documented. */
export async function openStripeStandIn(): Promise<StripeStandIn> {
  const intents = new Map<string, BookedIntent>();
  const refunds = new Map<string, BookedRefund>();
  const remembered = new Map<string, { readonly request: string; readonly answer: Answer }>();
  const events: Event[] = [];
  const customers = new StripeCustomers();
  const setups = new StripeSetups(customers);

  /** When each charge and refund was made, in seconds. */
  const made = new Map<string, number>();
  let now = () => new Date();
  const date = (id: string): void => void made.set(id, Math.floor(now().getTime() / 1000));

  const disputes = new Map<string, BookedDispute>();

  const emit = (type: string, object: unknown): void =>
    void events.push({ id: newId('evt'), object: 'event', type, data: { object: structuredClone(object) } });
  function sendEvent(type: string, intent: BookedIntent): void {
    if (intent.charge && !made.has(intent.charge.id)) date(intent.charge.id);
    emit(type, shownIntent(intent, false));
  }

  function answered(intent: BookedIntent, form: URLSearchParams): Answer {
    const shown = shownIntent(intent, form.get('expand[0]') === 'latest_charge.balance_transaction');
    const error = intent.last_payment_error;
    if (!form.has('payment_method') || !error) return { status: 200, body: shown };
    return { status: 402, body: { error: { ...error, payment_intent: shown } } };
  }

  function keepCard({ status, customer, setup_future_usage: usage, payment_method: method }: BookedIntent) {
    if (status === 'succeeded' && usage && customer !== null && typeof method === 'string')
      customers.attach(customer, method);
  }

  function confirm(intent: BookedIntent, form: URLSearchParams): Answer {
    const method = customers.methodFor(form.get('payment_method') ?? '', intent.customer);
    if (!findOutcome(method)) return invalid('resource_missing', 'payment_method');
    if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status)) {
      return invalid('payment_intent_unexpected_state');
    }
    attempt(intent, method, { sendEvent, returnUrl: form.get('return_url') ?? '' });
    keepCard(intent);
    return answered(intent, form);
  }

  function create(form: URLSearchParams): Answer {
    if (form.has('payment_method_types[0]')) return invalid('payment_method_types_no_longer_supported');
    const amount = Number(form.get('amount'));
    if (!Number.isInteger(amount) || amount < 50) return invalid('amount_too_small', 'amount');
    const id = newId('pi');
    const intent: BookedIntent = {
      id,
      object: 'payment_intent',
      amount,
      currency: form.get('currency') ?? '',
      description: form.get('description'),
      metadata: readMetadata(form),
      status: 'requires_payment_method',
      next_action: null,
      last_payment_error: null,
      payment_method: null,
      payment_method_types: ['card'],
      client_secret: `${id}_secret_standin`,
      capture_method: form.get('capture_method') ?? 'automatic_async',
      charge: null,
      customer: form.get('customer'),
      setup_future_usage: form.get('setup_future_usage') === 'on_session' ? 'on_session' : null,
    };
    const method = customers.methodFor(form.get('payment_method') ?? '', form.get('customer'));
    if (form.get('confirm') === 'true' && !findOutcome(method)) {
      return invalid('resource_missing', 'payment_method');
    }
    intents.set(id, intent);
    sendEvent('payment_intent.created', intent);
    return form.get('confirm') === 'true' ? confirm(intent, form) : answered(intent, form);
  }

  function refund(form: URLSearchParams): Answer {
    const intent = intents.get(form.get('payment_intent') ?? '');
    if (!intent) return invalid('resource_missing', 'payment_intent');
    const given = give(intent, Number(form.get('amount')), readMetadata(form));
    if (!given)
      return invalid(intent.charge?.refunded ? 'charge_already_refunded' : 'parameter_invalid', 'amount');
    return { status: 200, body: shownRefund(given, form.get('expand[0]') === 'balance_transaction') };
  }

  function give(intent: BookedIntent, amount: number, metadata: Stripe.Metadata): BookedRefund | null {
    const given = bookRefund(intent, amount, metadata);
    if (!given) return null;
    refunds.set(given.id, given);
    date(given.id);
    emit('refund.created', shownRefund(given, false));
    const { balance, ...charge } = intent.charge ?? { balance: null };
    emit('charge.refunded', { ...charge, balance_transaction: balance?.id });
    return given;
  }

  function listRefunds(query: URLSearchParams): Answer {
    const intent = query.get('payment_intent');
    const found = [...refunds.values()]
      .filter((given) => intent === null || given.payment_intent === intent)
      .map((given) => shownRefund(given, query.get('expand[0]') === 'data.balance_transaction'));
    return listPage('/v1/refunds', found, { query, made });
  }

  function listCharges(query: URLSearchParams): Answer {
    const charges = [...intents.values()].flatMap(({ charge }) => {
      if (!charge) return [];
      const { balance, ...shown } = charge;
      return [{ ...shown, status: 'succeeded', balance_transaction: balance.id }];
    });
    return listPage('/v1/charges', charges, { query, made });
  }

  function cancel(intent: BookedIntent, form: URLSearchParams): Answer {
    if (intent.status === 'succeeded') return invalid('payment_intent_unexpected_state');
    intent.status = 'canceled';
    sendEvent('payment_intent.canceled', intent);
    return answered(intent, form);
  }

  function post(path: string, form: URLSearchParams): Answer {
    const kept = customers.post(path, form) ?? setups.post(path, form);
    if (kept) return kept;
    if (path === '/v1/payment_intents') return create(form);
    if (path === '/v1/refunds') return refund(form);
    const [, id, act] = /^\/v1\/payment_intents\/(\w+)\/(confirm|cancel)$/.exec(path) ?? [];
    const intent = intents.get(id ?? '');
    if (!intent) return invalid('resource_missing', undefined, 404);
    return act === 'confirm' ? confirm(intent, form) : cancel(intent, form);
  }

  function read(path: string, query: URLSearchParams): Answer {
    const kept = customers.read(path) ?? setups.read(path);
    if (kept) return kept;
    if (path === '/v1/refunds') return listRefunds(query);
    if (path === '/v1/charges') return listCharges(query);
    const [, kind, id = ''] = /^\/v1\/(payment_intents|refunds)\/(\w+)$/.exec(path) ?? [];
    const intent = kind === 'payment_intents' ? intents.get(id) : undefined;
    if (intent) return answered(intent, query);
    const dispute = disputes.get(/^\/v1\/disputes\/(\w+)$/.exec(path)?.[1] ?? '');
    if (dispute) return { status: 200, body: dispute };
    const given = refunds.get(id);
    const isExpanded = query.get('expand[0]') === 'balance_transaction';
    if (!given) return invalid('resource_missing', 'id', 404);
    return { status: 200, body: shownRefund(given, isExpanded) };
  }

  /** A repeated key returns the first answer again; with another request it is refused. */
  function once({ path, body, header }: Call): Answer {
    const key = header('idempotency-key') ?? '';
    const known = remembered.get(key);
    const request = `${path} ${body}`;
    if (known?.request === request) return { ...known.answer, headers: { 'idempotent-replayed': 'true' } };
    if (known)
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'Another request' } } };
    const answer = structuredClone(post(path, new URLSearchParams(body)));
    remembered.set(key, { request, answer });
    return answer;
  }

  const server = await openStandInServer((call) => {
    if (call.header('authorization') !== `Bearer ${stripeSecretKey}`)
      return invalid('api_key_invalid', undefined, 401);
    if (call.method === 'DELETE') return customers.remove(call.path);
    return call.method === 'POST' ? once(call) : read(call.path, call.query);
  });

  return {
    ...server,
    intents,
    customers,
    setups,
    setClock: (clock) => void (now = clock),
    reset() {
      server.mend();
      for (const book of [intents, refunds, disputes, made, remembered, customers, setups]) book.clear();
      events.splice(0);
    },
    announce: sendEvent,
    answerChallenge(id, choice) {
      const intent = intents.get(id);
      if (!intent) throw new Error(`There is no intent ${id}`);
      answerChallenge(intent, choice, sendEvent);
      keepCard(intent);
    },
    refundInDashboard(id, amount) {
      const intent = intents.get(id);
      const given = intent && give(intent, amount, {});
      if (!given) throw new Error(`${id} has not so much left`);
      return given.id;
    },
    openDispute(id, amount) {
      const intent = intents.get(id);
      if (!intent?.charge) throw new Error(`${id} was never paid`);
      const dispute = bookDispute(intent, amount, Math.floor(now().getTime() / 1000));
      disputes.set(dispute.id, dispute);
      emit('charge.dispute.created', dispute);
      return dispute.id;
    },
    closeDispute(id, status) {
      const dispute = disputes.get(id);
      if (!dispute) throw new Error(`There is no dispute ${id}`);
      dispute.status = status;
      emit('charge.dispute.closed', dispute);
    },
    failRefund(id) {
      const given = refunds.get(id);
      const intent = [...intents.values()].find((one) => one.id === given?.payment_intent);
      if (!given || !intent) throw new Error(`There is no refund ${id}`);
      bookFailedRefund(given, intent);
      for (const type of ['refund.updated', 'refund.failed']) emit(type, shownRefund(given, false));
    },
    takeDeliveries: (at, secret = stripeWebhookSecret) =>
      events.splice(0).map((event) => {
        const payload = JSON.stringify(event);
        const timestamp = Math.floor(at.getTime() / 1000);
        const { webhooks } = new Stripe(stripeSecretKey);
        const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
        return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
      }),
  };
}
