import { z } from '@livree/contracts/schema';
import {
  CaptureStatus,
  type Order,
  type OrdersCapture,
  OrderStatus,
  type Refund,
  RefundStatus,
} from '@paypal/paypal-server-sdk';
import {
  type Answer,
  type Call,
  type Delivery,
  type StandInServer,
  openStandInServer,
} from '../stand-in-server.ts';
import {
  capture,
  bookRefund,
  newId,
  newOrder,
  orderOfCapture,
  orderRequest,
  refundRequest,
  bookFailedRefund,
} from './paypal-books.ts';
import { paypalClient, signDelivery, verify } from './paypal-signatures.ts';
import { toWire } from './paypal-wire.ts';

export type PaypalStandIn = StandInServer & {
  readonly orders: ReadonlyMap<string, Order>;
  /** The customer approves on PayPal's page. */
  approve(orderId: string): void;
  /** The outcome of the next capture, instead of an immediate payment. */
  captureNext(outcome: 'declined' | 'pending'): void;
  /** PayPal's review of a pending payment succeeds. */
  clear(orderId: string): void;
  /** Refunds on PayPal's own pages. Returns the number of the refund. */
  refundOnPages(orderId: string, cents: number): string;
  /** The customer disputes a payment at PayPal. Returns the number of the dispute. */
  openDispute(orderId: string, cents: number): string;
  resolveDispute(disputeId: string, outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR'): void;
  /** A refund fails, days after it was completed. */
  failRefund(orderId: string, refundId: string): void;
  /** The clock by which captures and refunds are dated; the real one by default. */
  setClock(now: () => Date): void;
  /** Clears everything, including pending faults. */
  reset(): void;
  /** The deliveries that PayPal would send to the site; the call clears them. */
  takeDeliveries(): Delivery[];
};

const refused = (issue: string, status = 422): Answer => ({
  status,
  body: {
    name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY',
    message: issue,
    details: [{ issue }],
  },
});
const ok = (body: unknown, status = 200): Answer => ({ status, body: toWire(body) });

const basic = `Basic ${Buffer.from(`${paypalClient.id}:${paypalClient.secret}`).toString('base64')}`;

/** PayPal's server as far as this site uses it: orders, captures, refunds, events and their verification. */
export async function openPaypalStandIn(): Promise<PaypalStandIn> {
  const orders = new Map<string, Order>();
  const refunds = new Map<string, Refund>();
  const remembered = new Map<string, Answer>();
  const events: string[] = [];
  let nextCapture: 'declined' | 'pending' | undefined;

  /** When each capture and refund was made, as PayPal writes it. */
  const made = new Map<string, Date>();
  let now = () => new Date();

  const disputes = new Map<string, Record<string, unknown>>();

  const emit = (kind: string, resource: unknown): void =>
    void events.push(JSON.stringify({ id: `WH-${newId()}`, event_type: kind, resource: toWire(resource) }));
  const related = (order: Order) => ({ supplementaryData: { relatedIds: { orderId: order.id } } });

  function create(body: string): Answer {
    const { data } = z.safeParse(orderRequest, JSON.parse(body));
    if (!data) return refused('INVALID_REQUEST', 400);
    const invoice = data.purchase_units[0]?.invoice_id;
    if ([...orders.values()].some(({ purchaseUnits }) => purchaseUnits?.[0]?.invoiceId === invoice)) {
      return refused('DUPLICATE_INVOICE_ID');
    }
    const order = newOrder(data);
    orders.set(order.id ?? '', order);
    return ok(order, 201);
  }

  function captureOrder(order: Order): Answer {
    if (order.status === OrderStatus.Completed) return refused('ORDER_ALREADY_CAPTURED');
    if (order.status !== OrderStatus.Approved) return refused('ORDER_NOT_APPROVED');
    const outcome = nextCapture;
    nextCapture = undefined;
    if (outcome === 'declined') {
      order.status = OrderStatus.PayerActionRequired;
      return refused('INSTRUMENT_DECLINED');
    }
    const isPending = outcome === 'pending';
    const taken = capture(order, isPending ? CaptureStatus.Pending : CaptureStatus.Completed);
    made.set(taken.id ?? '', now());
    emit(`PAYMENT.CAPTURE.${isPending ? 'PENDING' : 'COMPLETED'}`, { ...taken, ...related(order) });
    return ok(order, 201);
  }

  function refund(captureId: string, body: string): Answer {
    const order = orderOfCapture(orders.values(), captureId);
    const { data } = z.safeParse(refundRequest, JSON.parse(body));
    if (!order) return refused('INVALID_RESOURCE_ID', 404);
    if (!data) return refused('INVALID_REQUEST', 400);
    const given = give(order, data);
    return given ? ok(given, 201) : refused('REFUND_AMOUNT_EXCEEDED');
  }

  function give(order: Order, wanted: Parameters<typeof bookRefund>[1]): Refund | null {
    const given = bookRefund(order, wanted);
    if (!given) return null;
    refunds.set(given.id ?? '', given);
    made.set(given.id ?? '', now());
    emit('PAYMENT.CAPTURE.REFUNDED', given);
    return given;
  }

  function readCapture(id: string): Answer {
    const order = orderOfCapture(orders.values(), id);
    const taken = order?.purchaseUnits?.[0]?.payments?.captures?.[0];
    return order && taken ? ok({ ...taken, ...related(order) }) : refused('INVALID_RESOURCE_ID', 404);
  }

  /** The transaction search: whole pages of captures and refunds of at most 31 days. */
  function report(query: URLSearchParams): Answer {
    const [start, end] = [new Date(query.get('start_date') ?? ''), new Date(query.get('end_date') ?? '')];
    const isAsked = end.getTime() - start.getTime() <= 31 * 86_400_000 && query.get('page_size') === '500';
    if (!isAsked) return refused('INVALID_REQUEST', 400);
    const units = [...orders.values()].flatMap(({ purchaseUnits }) => purchaseUnits ?? []);
    const captures = units.flatMap(({ payments }) => payments?.captures ?? []);
    const entry = (
      code: string,
      direction: '' | '-',
      { id = '', status, amount, customId }: OrdersCapture | Refund,
    ) => ({
      transaction_info: {
        transaction_id: id,
        transaction_event_code: code,
        transaction_initiation_date: (made.get(id) ?? now()).toISOString().replace(/\.\d+Z$/, '+0000'),
        transaction_status: status === CaptureStatus.Pending ? 'P' : 'S',
        transaction_amount: { currency_code: amount?.currencyCode, value: `${direction}${amount?.value}` },
        ...(customId !== undefined && { custom_field: customId }),
      },
    });
    const isIn = ({ id = '' }: OrdersCapture | Refund) => {
      const at = made.get(id) ?? now();
      return at >= start && at <= end;
    };
    const details = [
      ...captures.filter(isIn).map((taken) => entry('T0006', '', taken)),
      ...[...refunds.values()]
        .filter((given) => isIn(given) && given.status === RefundStatus.Completed)
        .map((given) => entry('T1107', '-', given)),
    ];
    return { status: 200, body: { transaction_details: details, page: 1, total_pages: 1 } };
  }

  function post({ path, body }: Call): Answer {
    if (path === '/v1/notifications/verify-webhook-signature') return verify(body);
    if (path === '/v2/checkout/orders') return create(body);
    const [, captureId] = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path) ?? [];
    if (captureId !== undefined) return refund(captureId, body);
    const order = orders.get(/^\/v2\/checkout\/orders\/(\w+)\/capture$/.exec(path)?.[1] ?? '');
    return order ? captureOrder(order) : refused('INVALID_RESOURCE_ID', 404);
  }

  /** A repeated request id of the same call returns the first answer again. */
  function once(call: Call): Answer {
    const id = call.header('paypal-request-id');
    const known = remembered.get(`${call.path} ${id}`);
    if (id !== undefined && known) return known;
    const answer = structuredClone(post(call));
    if (id !== undefined && answer.status < 300) remembered.set(`${call.path} ${id}`, answer);
    return answer;
  }

  function read(path: string): Answer {
    const dispute = disputes.get(/^\/v1\/customer\/disputes\/([\w-]+)$/.exec(path)?.[1] ?? '');
    if (dispute) return ok(dispute);
    const [, captureId] = /^\/v2\/payments\/captures\/(\w+)$/.exec(path) ?? [];
    if (captureId !== undefined) return readCapture(captureId);
    const [, kind, id = ''] = /^\/v2\/(checkout\/orders|payments\/refunds)\/(\w+)$/.exec(path) ?? [];
    const found = kind === 'checkout/orders' ? orders.get(id) : refunds.get(id);
    return found ? ok(found) : refused('INVALID_RESOURCE_ID', 404);
  }

  const isToken = (path: string): boolean => path === '/v1/oauth2/token';
  const server = await openStandInServer((call) => {
    const authorization = call.header('authorization');
    if (isToken(call.path)) {
      if (authorization !== basic) return { status: 401, body: { error: 'invalid_client' } };
      return {
        status: 200,
        body: { access_token: 'standin-token', token_type: 'Bearer', expires_in: 32400 },
      };
    }
    if (authorization !== 'Bearer standin-token') return refused('AUTHENTICATION_FAILURE', 401);
    if (call.path === '/v1/reporting/transactions') return report(call.query);
    return call.method === 'POST' ? once(call) : read(call.path);
  }, isToken);

  const requireOrder = (id: string): Order => {
    const order = orders.get(id);
    if (!order) throw new Error(`There is no order ${id}`);
    return order;
  };

  return {
    ...server,
    orders,
    approve(id) {
      const order = requireOrder(id);
      order.status = OrderStatus.Approved;
      emit('CHECKOUT.ORDER.APPROVED', order);
    },
    captureNext: (outcome) => void (nextCapture = outcome),
    clear(id) {
      const order = requireOrder(id);
      emit('PAYMENT.CAPTURE.COMPLETED', { ...capture(order, CaptureStatus.Completed), ...related(order) });
    },
    refundOnPages(id, cents) {
      const amount = { currency_code: 'EUR', value: (cents / 100).toFixed(2) };
      const given = give(requireOrder(id), { amount });
      if (!given) throw new Error(`${id} has not so much left`);
      return given.id ?? '';
    },
    openDispute(orderId, cents) {
      const taken = requireOrder(orderId).purchaseUnits?.[0]?.payments?.captures?.[0];
      if (!taken) throw new Error(`${orderId} was never paid`);
      const id = `PP-D-${newId()}`;
      const dispute = {
        disputeId: id,
        createTime: now().toISOString(),
        reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
        status: 'WAITING_FOR_SELLER_RESPONSE',
        disputeAmount: { currencyCode: 'EUR', value: (cents / 100).toFixed(2) },
        sellerResponseDueDate: new Date(now().getTime() + 10 * 86_400_000).toISOString(),
        disputedTransactions: [{ sellerTransactionId: taken.id }],
      };
      disputes.set(id, dispute);
      emit('CUSTOMER.DISPUTE.CREATED', dispute);
      return id;
    },
    resolveDispute(id, outcomeCode) {
      const resolved = { ...disputes.get(id), status: 'RESOLVED', disputeOutcome: { outcomeCode } };
      disputes.set(id, resolved);
      emit('CUSTOMER.DISPUTE.RESOLVED', resolved);
    },
    failRefund: (id, refundId) => emit('PAYMENT.REFUND.FAILED', bookFailedRefund(requireOrder(id), refundId)),
    setClock: (clock) => void (now = clock),
    reset() {
      server.mend();
      for (const book of [orders, refunds, disputes, made, remembered]) book.clear();
      events.splice(0);
      nextCapture = undefined;
    },
    takeDeliveries: () => events.splice(0).map(signDelivery),
  };
}
