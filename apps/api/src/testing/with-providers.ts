import type { ApiClient } from '@livree/api-client';
import { afterAll, beforeEach } from 'vitest';
import { paypalClient } from './paypal/paypal-signatures.ts';
import { openPaypalStandIn, type PaypalStandIn } from './paypal/paypal-stand-in.ts';
import { type StripeStandIn, openStripeStandIn } from './stripe/stripe-stand-in.ts';
import { stripeSecretKey, stripeWebhookSecret } from './stripe/stripe-stand-in.ts';
import { type TestApi, withTestApi } from './test-api.ts';

export const siteUrl = 'https://livree.example';

/** The environment of an API with this stand-in for cards. */
export const stripeEnv = ({ origin }: StripeStandIn) => ({
  STRIPE_SECRET_KEY: stripeSecretKey,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
  STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
  STRIPE_API_ORIGIN: origin,
});

/** The environment of an API with this stand-in for wallets. */
export const paypalEnv = ({ origin }: PaypalStandIn) => ({
  PAYPAL_CLIENT_ID: paypalClient.id,
  PAYPAL_CLIENT_SECRET: paypalClient.secret,
  PAYPAL_WEBHOOK_ID: paypalClient.webhookId,
  PAYPAL_API_ORIGIN: origin,
});

interface WithProviders {
  readonly api: () => TestApi;
  readonly stripe: StripeStandIn;
  readonly paypal: PaypalStandIn;
  /** The token of the signed-in customer, a new one in each test. */
  readonly token: () => string;
  readonly customer: () => ApiClient;
}

/** One API for a test file with a stand-in for each provider, emptied before each test. */
export async function withProviders(): Promise<WithProviders> {
  const [stripe, paypal] = await Promise.all([openStripeStandIn(), openPaypalStandIn()]);
  const api = withTestApi({ ...stripeEnv(stripe), ...paypalEnv(paypal), LIVREE_SITE_URL: siteUrl });
  let token = '';
  beforeEach(async () => {
    token = await api().signUp();
    for (const standIn of [stripe, paypal]) {
      standIn.reset();
      standIn.setClock(() => api().clock.now());
    }
  });
  afterAll(() => Promise.all([stripe.close(), paypal.close()]));
  return { api, stripe, paypal, token: () => token, customer: () => api().client({ token }) };
}
