import {
  CheckoutPaymentIntent,
  type Order,
  type OrderRequest,
  type OrdersCapture,
  type Refund,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import type { CreateIntent, Intent, IntentStatus, Settlement } from '../model/provider.ts';
import { toCents, toMoney } from './paypal-money.ts';
import { toCustomId, referenceIn } from './paypal-reference.ts';

const locales: Readonly<Record<string, string>> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', de: 'de-DE' };

/** An order that the customer approves on PayPal's page and that is paid when we capture it. */
export function orderFor(input: CreateIntent, siteUrl: string): OrderRequest {
  const back = new URL(input.returnPath, siteUrl);
  const cancelled = new URL(back);
  cancelled.searchParams.set('outcome', 'cancelled');
  const locale = locales[input.language];
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        customId: toCustomId(input.reference, siteUrl),
        invoiceId: input.description,
        description: input.description,
        amount: toMoney(input.amountCents, input.currency),
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          returnUrl: back.href,
          cancelUrl: cancelled.href,
          userAction: PaypalExperienceUserAction.PayNow,
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
          ...(locale !== undefined && { locale }),
        },
      },
    },
  };
}

const orderStatuses: Readonly<Record<string, IntentStatus>> = {
  CREATED: 'requires_action',
  SAVED: 'requires_action',
  PAYER_ACTION_REQUIRED: 'requires_action',
  APPROVED: 'requires_capture',
  VOIDED: 'cancelled',
};

const captureStatuses: Readonly<Record<string, IntentStatus>> = {
  COMPLETED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
  DECLINED: 'failed',
  FAILED: 'failed',
};

/** The payment of an order, once there is one. */
export const findCapture = (order: Order): OrdersCapture | undefined =>
  order.purchaseUnits?.[0]?.payments?.captures?.[0];

/** Its refunds, whoever made them. */
export const listRefunds = (order: Order): readonly Refund[] =>
  order.purchaseUnits?.[0]?.payments?.refunds ?? [];

function toStatus(order: Order): IntentStatus {
  const capture = findCapture(order);
  if (capture) return captureStatuses[capture.status ?? ''] ?? 'processing';
  return orderStatuses[order.status ?? ''] ?? 'processing';
}

function toSettlement(capture: OrdersCapture | undefined): Settlement | undefined {
  const { paypalFee, grossAmount } = capture?.sellerReceivableBreakdown ?? {};
  if (!paypalFee || !grossAmount) return undefined;
  const feeCents = toCents(paypalFee);
  return { feeCents, netCents: toCents(grossAmount) - feeCents };
}

/** Converts an order of PayPal. */
export function toIntent(order: Order, siteUrl: string): Intent {
  const unit = order.purchaseUnits?.[0];
  const status = toStatus(order);
  const settlement = toSettlement(findCapture(order));
  const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  return {
    id: order.id ?? '',
    reference: referenceIn(unit?.customId, siteUrl) ?? '',
    status,
    amountCents: unit?.amount ? toCents(unit.amount) : 0,
    ...(settlement && { settlement }),
    ...(status === 'requires_action' && link && { actionUrl: link.href }),
    ...(status === 'failed' && { failureCode: 'declined' }),
  };
}
