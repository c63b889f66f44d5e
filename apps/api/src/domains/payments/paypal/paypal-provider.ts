import { OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import { type Intent, type PaymentProvider, ProviderError } from '../model/provider.ts';
import { PaypalRefusal, type PaypalSettings, createPaypalClient, requestPaypal } from './paypal-client.ts';
import { toDispute } from './paypal-dispute.ts';
import { toMoney } from './paypal-money.ts';
import { listPaypalMovements } from './paypal-movements.ts';
import { findCapture, orderFor, listRefunds, toIntent } from './paypal-order.ts';
import { toCustomId } from './paypal-reference.ts';
import { toRefund } from './paypal-refund.ts';
import { readPaypalEvent } from './paypal-webhook.ts';

interface Surroundings {
  /** The site's own address: customers return to it, and it distinguishes its payments from those of other sites. */
  readonly siteUrl: string;
  readonly timeoutMs: number;
}

/** The current order says more than the refusal. */
const looksAgain = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED', 'ORDER_ALREADY_COMPLETED']);

const prefer = 'return=representation';

/**
 * Wallets through PayPal's orders: created by the server, approved by the customer on PayPal's page, captured by the
 * server.
 */
export function createPaypalProvider(
  settings: PaypalSettings,
  { siteUrl, timeoutMs }: Surroundings,
): PaymentProvider {
  const client = createPaypalClient(settings, timeoutMs);
  const orders = new OrdersController(client.sdk);
  const payments = new PaymentsController(client.sdk);
  const readOrder = (id: string, signal: AbortSignal) =>
    requestPaypal(signal, (options) => orders.getOrder({ id }, options));
  const retrieve = async (id: string, signal: AbortSignal): Promise<Intent> =>
    toIntent(await readOrder(id, signal), siteUrl);

  return {
    name: 'paypal',
    async createIntent(input, { key, signal }) {
      const paypalRequestId = `${input.description}-${key}`;
      const order = { body: orderFor(input, siteUrl), paypalRequestId, prefer };
      return toIntent(await requestPaypal(signal, (options) => orders.createOrder(order, options)), siteUrl);
    },
    confirm: (id, _confirmation, { signal }) => retrieve(id, signal),
    async capture(id, { signal }) {
      const order = { id, paypalRequestId: `capture-${id}`, prefer };
      try {
        return toIntent(
          await requestPaypal(signal, (options) => orders.captureOrder(order, options)),
          siteUrl,
        );
      } catch (error) {
        if (!(error instanceof PaypalRefusal)) throw error;
        const current = await retrieve(id, signal);
        return looksAgain.has(error.issue)
          ? current
          : { ...current, status: 'failed', failureCode: 'declined' };
      }
    },
    /** PayPal closes orders by itself, and only a capture moves money. */
    cancel: (id, { signal }) => retrieve(id, signal),
    retrieve,
    async refund({ intentId, amountCents, currency, reference }, { key, signal }) {
      const captureId = findCapture(await readOrder(intentId, signal))?.id;
      if (captureId === undefined)
        throw new ProviderError('rejected', `The order ${intentId} was never paid`);
      const body = { amount: toMoney(amountCents, currency), customId: toCustomId(reference, siteUrl) };
      const order = { captureId, paypalRequestId: key, prefer, body };
      const made = await requestPaypal(signal, (options) => payments.refundCapturedPayment(order, options));
      return toRefund(made, siteUrl);
    },
    retrieveRefund: async (refundId, signal) =>
      toRefund(await requestPaypal(signal, (options) => payments.getRefund({ refundId }, options)), siteUrl),
    listRefunds: async (id, signal) =>
      listRefunds(await readOrder(id, signal)).map((refund) => toRefund(refund, siteUrl)),
    listMovements: (span, signal) =>
      listPaypalMovements(client, { ...span, siteUrl }, signal).catch((error: unknown) => {
        throw new ProviderError('unreachable', error instanceof Error ? error.message : 'No answer');
      }),
    retrieveDispute: (id, signal) =>
      client
        .get(`/v1/customer/disputes/${encodeURIComponent(id)}`, signal)
        .then(toDispute, (error: unknown) => {
          throw new ProviderError('unreachable', error instanceof Error ? error.message : 'No answer');
        }),
    parseWebhook: (rawBody, headers, signal) =>
      readPaypalEvent(client, { rawBody, headers, webhookId: settings.webhookId, siteUrl }, signal),
  };
}
