import { Stripe } from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import type { Intent, PaymentProvider } from '../model/provider.ts';
import { requestStripe, createStripeClient, type StripeSettings } from './stripe-client.ts';
import { toDispute } from './stripe-dispute.ts';
import { toIntent, withFees } from './stripe-intent.ts';
import { listStripeMovements } from './stripe-movements.ts';
import { mostRefunds, toRefund, withBalance, withBalances } from './stripe-refund.ts';
import { stripeVault } from './stripe-vault.ts';
import { readStripeEvent } from './stripe-webhook.ts';

interface Surroundings {
  readonly clock: Clock;
  /** The site's own address: customers return to it, and it distinguishes its payments from those of other sites. */
  readonly siteUrl: string;
  readonly timeoutMs: number;
}

/** Waits for an intent. A declined card is an answer too: it contains the failed intent. */
async function requestIntent(
  signal: AbortSignal,
  call: () => Promise<Stripe.PaymentIntent>,
): Promise<Intent> {
  try {
    return toIntent(await requestStripe(signal, call));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) {
      return toIntent(error.payment_intent);
    }
    throw error;
  }
}

/**
 * Cards through Stripe's PaymentIntents. The server confirms them with a return address, so a challenge is an
 * address, as with every other provider. Money is captured at once (`automatic`), so that the fee is known at once.
 */
export function createStripeProvider(
  settings: StripeSettings,
  { clock, siteUrl, timeoutMs }: Surroundings,
): PaymentProvider {
  const stripe = createStripeClient(settings, timeoutMs);
  const { paymentIntents, refunds } = stripe;
  const expand = withFees;
  const means = (paymentMethodId: string, returnPath: string) => ({
    payment_method: paymentMethodId,
    return_url: new URL(returnPath, siteUrl).href,
  });
  const retrieve: PaymentProvider['retrieve'] = (id, signal) =>
    requestIntent(signal, () => paymentIntents.retrieve(id, { expand }));

  return {
    name: 'stripe',
    vault: stripeVault(stripe, siteUrl),
    createIntent({ paymentMethodId, returnPath, customer, savesCard, ...input }, { key, signal }) {
      const intent: Stripe.PaymentIntentCreateParams = {
        amount: input.amountCents,
        currency: input.currency.toLowerCase(),
        description: input.description,
        allowed_payment_method_types: ['card', 'link'],
        capture_method: 'automatic',
        metadata: { reference: input.reference, site: siteUrl },
        ...(customer !== undefined && { customer }),
        ...(savesCard && { setup_future_usage: 'on_session' }),
        ...(paymentMethodId !== undefined && { confirm: true, ...means(paymentMethodId, returnPath) }),
        expand,
      };
      const idempotencyKey = `${input.description}-${key}`;
      return requestIntent(signal, () => paymentIntents.create(intent, { idempotencyKey }));
    },
    confirm: (id, { paymentMethodId, returnPath }, { key, signal }) =>
      requestIntent(signal, () =>
        paymentIntents.confirm(
          id,
          { ...means(paymentMethodId, returnPath), expand },
          { idempotencyKey: key },
        ),
      ),
    capture: (id, { key, signal }) =>
      requestIntent(signal, () => paymentIntents.capture(id, { expand }, { idempotencyKey: `${id}-${key}` })),
    async cancel(id, { signal }) {
      const current = await retrieve(id, signal);
      if (
        current.status === 'succeeded' ||
        current.status === 'processing' ||
        current.status === 'cancelled'
      ) {
        return current;
      }
      return requestIntent(signal, () => paymentIntents.cancel(id, { expand }));
    },
    retrieve,
    async refund({ intentId, amountCents, reference }, { key, signal }) {
      const metadata = { reference, site: siteUrl };
      const order = { payment_intent: intentId, amount: amountCents, metadata, expand: withBalance };
      return toRefund(
        await requestStripe(signal, () => refunds.create(order, { idempotencyKey: key })),
        siteUrl,
      );
    },
    retrieveRefund: async (id, signal) =>
      toRefund(await requestStripe(signal, () => refunds.retrieve(id, { expand: withBalance })), siteUrl),
    async listRefunds(id, signal) {
      const wanted = { payment_intent: id, limit: 100, expand: withBalances };
      const found = await requestStripe(signal, () =>
        refunds.list(wanted).autoPagingToArray({ limit: mostRefunds }),
      );
      return found.map((refund) => toRefund(refund, siteUrl));
    },
    listMovements: (span, signal) =>
      requestStripe(signal, () => listStripeMovements(stripe, { ...span, siteUrl })),
    retrieveDispute: async (id, signal) =>
      toDispute(await requestStripe(signal, () => stripe.disputes.retrieve(id))),
    async parseWebhook(rawBody, headers) {
      const header = headers['stripe-signature'];
      const signature = typeof header === 'string' ? header : '';
      const secret = settings.webhookSecret;
      return readStripeEvent(stripe, { secret, site: siteUrl }, { rawBody, signature, now: clock.now() });
    },
  };
}
