import { randomBytes } from 'node:crypto';
import { z } from '@livree/contracts/schema';
import {
  CaptureStatus,
  type Money,
  type Order,
  OrderStatus,
  type OrdersCapture,
  type Refund,
  RefundStatus,
} from '@paypal/paypal-server-sdk';

export const newId = (): string => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);

const money = z.object({ currency_code: z.string(), value: z.string().check(z.regex(/^\d+\.\d{2}$/)) });

export const orderRequest = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({ custom_id: z.string(), invoice_id: z.string(), description: z.string(), amount: money }),
    )
    .check(z.length(1)),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({ return_url: z.url(), cancel_url: z.url(), locale: z.string() }),
    }),
  }),
});

export const refundRequest = z.object({ custom_id: z.string(), amount: money });

const cents = (amount: Money | undefined): number => Math.round(Number(amount?.value ?? 0) * 100);
const euros = (amount: number, { currencyCode }: Money): Money => ({
  currencyCode,
  value: (amount / 100).toFixed(2),
});

/** 2.9 % and 35 cents, as in France. */
const calculateFee = (amount: number): number => Math.round(amount * 0.029) + 35;

const paypalPage = (id: string) => `https://www.sandbox.paypal.com/checkoutnow?token=${id}`;

export function newOrder({ purchase_units: units }: z.output<typeof orderRequest>): Order {
  const id = newId();
  return {
    id,
    status: OrderStatus.PayerActionRequired,
    purchaseUnits: units.map((unit) => ({
      customId: unit.custom_id,
      invoiceId: unit.invoice_id,
      description: unit.description,
      amount: { currencyCode: unit.amount.currency_code, value: unit.amount.value },
    })),
    links: [{ rel: 'payer-action', href: paypalPage(id) }],
  };
}

/** Captures an approved order, at once or after a review by PayPal. */
export function capture(
  order: Order,
  status: CaptureStatus.Completed | CaptureStatus.Pending,
): OrdersCapture {
  const [unit] = order.purchaseUnits ?? [];
  const amount = unit?.amount;
  if (!unit || !amount) throw new Error(`The order ${order.id} has no amount`);
  const fee = calculateFee(cents(amount));
  const taken: OrdersCapture = {
    id: newId(),
    status,
    amount: { currencyCode: amount.currencyCode, value: amount.value },
    ...(unit.customId !== undefined && { customId: unit.customId }),
    ...(status === CaptureStatus.Completed && {
      sellerReceivableBreakdown: {
        grossAmount: euros(cents(amount), amount),
        paypalFee: euros(fee, amount),
        netAmount: euros(cents(amount) - fee, amount),
      },
    }),
  };
  order.status = OrderStatus.Completed;
  order.links = [];
  unit.payments = { captures: [taken], refunds: [] };
  return taken;
}

export const orderOfCapture = (orders: Iterable<Order>, captureId: string): Order | undefined =>
  [...orders].find((order) => order.purchaseUnits?.[0]?.payments?.captures?.[0]?.id === captureId);

interface WantedRefund {
  readonly amount: z.output<typeof money>;
  readonly custom_id?: string;
}

/** The customer's bank returned the refund: the capture has the money again. */
export function bookFailedRefund(order: Order, refundId: string): Refund {
  const payments = order.purchaseUnits?.[0]?.payments;
  const refund = payments?.refunds?.find(({ id }) => id === refundId);
  const taken = payments?.captures?.[0];
  if (!refund || !taken) throw new Error(`There is no refund ${refundId}`);
  refund.status = RefundStatus.Failed;
  taken.status = CaptureStatus.PartiallyRefunded;
  return refund;
}

/** Null if more is requested than is left. */
export function bookRefund(order: Order, { amount, custom_id: customId }: WantedRefund): Refund | null {
  const payments = order.purchaseUnits?.[0]?.payments;
  const taken = payments?.captures?.[0];
  const wanted = { currencyCode: amount.currency_code, value: amount.value };
  const given = (payments?.refunds ?? [])
    .filter(({ status }) => status !== RefundStatus.Failed)
    .reduce((sum, refund) => sum + cents(refund.amount), 0);
  if (!payments || !taken || given + cents(wanted) > cents(taken.amount)) return null;
  const refund: Refund = {
    id: newId(),
    status: RefundStatus.Completed,
    amount: wanted,
    ...(customId !== undefined && { customId }),
    links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${taken.id}` }],
    sellerPayableBreakdown: { grossAmount: wanted, paypalFee: euros(0, wanted), netAmount: wanted },
  };
  payments.refunds = [...(payments.refunds ?? []), refund];
  const isAll = given + cents(wanted) === cents(taken.amount);
  taken.status = isAll ? CaptureStatus.Refunded : CaptureStatus.PartiallyRefunded;
  return refund;
}
