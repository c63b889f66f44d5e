import { z } from '@livree/contracts/schema';
import { ConfigError, optionalSetting, rules, setting } from '@livree/server/environment';
import { numberRule } from './field-rules.ts';

const credential = (pattern: RegExp, rule: string, about: string) =>
  optionalSetting(z.string().check(z.regex(pattern, rule)), { about, isSecret: true });

/** Payment providers. Each is off until all its variables are set. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: credential(
    /^[rs]k_(test|live)_\w+$/,
    'must be a secret key such as sk_test_…',
    'cards through Stripe; needs all three `STRIPE_` keys',
  ),
  STRIPE_PUBLISHABLE_KEY: credential(
    /^pk_(test|live)_\w+$/,
    'must be a publishable key such as pk_test_…',
    'the key that the browser sends to Stripe',
  ),
  STRIPE_WEBHOOK_SECRET: credential(
    /^whsec_\S+$/,
    'must be a signing secret such as whsec_…',
    'the secret that signs Stripe’s webhooks',
  ),
  STRIPE_API_ORIGIN: optionalSetting(rules.httpUrl, { about: 'another server instead of Stripe’s' }),
  PAYPAL_CLIENT_ID: credential(
    /^\S+$/,
    'must not be empty',
    'the wallet through PayPal; needs client, secret and webhook',
  ),
  PAYPAL_CLIENT_SECRET: credential(/^\S+$/, 'must not be empty', 'the secret of that client'),
  PAYPAL_WEBHOOK_ID: credential(/^\S+$/, 'must not be empty', 'the webhook registered with PayPal'),
  PAYPAL_ENVIRONMENT: setting(z.enum(['sandbox', 'live'], 'must be sandbox or live'), 'sandbox', {
    about: '`live` takes real money',
  }),
  PAYPAL_API_ORIGIN: optionalSetting(rules.httpUrl, { about: 'another server instead of PayPal’s' }),
  LIVREE_SANDBOX_PAYMENTS: optionalSetting(z.enum(['on', 'off'], 'must be on or off'), {
    about: 'the sandbox provider takes the payments that no other provider takes',
    shown: '`on` while no provider is set',
  }),
  LIVREE_DISPATCHER_REFUND_EUROS: setting(numberRule('dispatcher_refund'), '100', {
    about: 'the most that a dispatcher may give back of one payment; operators have no limit',
  }),
  LIVREE_PROVIDER_TIMEOUT_MS: setting(rules.wholeNumber(50, 9000), '8000', {
    about: 'how long a request waits for payment providers, 9000 at most',
  }),
};

const shape = z.object(paymentSettings);
type Variables = z.output<typeof shape>;

const readKeyMode = (key: string): string | undefined => /_(test|live)_/.exec(key)?.[1];

/** @throws ConfigError if only some of a provider's variables are set */
function refuseHalf(env: Variables, names: readonly (keyof Variables)[]): void {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    const first = names.find((name) => env[name] !== undefined);
    throw new ConfigError(`${missing.join(' and ')} must be set too when ${first} is.`);
  }
}

function readStripe(env: Variables) {
  refuseHalf(env, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  if (readKeyMode(secretKey) !== readKeyMode(env.STRIPE_PUBLISHABLE_KEY ?? '')) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both live keys.',
    );
  }
  return { secretKey, webhookSecret, apiOrigin: env.STRIPE_API_ORIGIN };
}

function readPaypal(env: Variables) {
  refuseHalf(env, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']);
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
  } = env;
  if (clientId === undefined || clientSecret === undefined || webhookId === undefined) return undefined;
  return {
    clientId,
    clientSecret,
    webhookId,
    environment: env.PAYPAL_ENVIRONMENT,
    apiOrigin: env.PAYPAL_API_ORIGIN,
  };
}

/**
 * The providers of cards and wallets. Without a real provider, the sandbox is both. With `LIVREE_SANDBOX_PAYMENTS` it
 * also replaces a missing one, or takes no payments at all.
 * @throws ConfigError if a provider is incomplete
 */
function readProviders(env: Variables) {
  const stripe = readStripe(env);
  const paypal = readPaypal(env);
  const isTrial = env.LIVREE_SANDBOX_PAYMENTS ?? (stripe || paypal ? 'off' : 'on');
  const sandbox = isTrial === 'on' ? ('sandbox' as const) : undefined;
  const methods = [
    { id: 'card', provider: stripe ? ('stripe' as const) : sandbox, label: 'Carte Bancaire' },
    { id: 'wallet', provider: paypal ? ('paypal' as const) : sandbox, label: 'Wallet' },
  ] as const;
  return {
    stripe,
    paypal,
    /** The payment methods in use. */
    methods: methods.flatMap(({ provider, ...method }) =>
      provider === undefined ? [] : [{ ...method, provider, isActive: true }],
    ),
  };
}

/** @throws ConfigError if a provider is incomplete */
export const readPayments = (env: Variables) => ({
  payments: readProviders(env),
  /** How long a request waits for a payment provider. */
  providerTimeoutMs: env.LIVREE_PROVIDER_TIMEOUT_MS,
  /** The most that a dispatcher may give back of one payment. */
  dispatcherRefundCents: env.LIVREE_DISPATCHER_REFUND_EUROS * 100,
});
