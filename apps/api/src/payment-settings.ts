import { z } from '@livree/contracts/schema';
import { ConfigError } from './config-error.ts';

const secret = (pattern: RegExp, rule: string) => z.optional(z.string().check(z.regex(pattern, rule)));
const origin = z.optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }));

/** Both providers are off until all their variables are set. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: secret(/^[rs]k_(test|live)_\w+$/, 'must be a secret key such as sk_test_…'),
  STRIPE_PUBLISHABLE_KEY: secret(/^pk_(test|live)_\w+$/, 'must be a publishable key such as pk_test_…'),
  STRIPE_WEBHOOK_SECRET: secret(/^whsec_\S+$/, 'must be a signing secret such as whsec_…'),
  STRIPE_API_ORIGIN: origin,
  PAYPAL_CLIENT_ID: secret(/^\S+$/, 'must not be empty'),
  PAYPAL_CLIENT_SECRET: secret(/^\S+$/, 'must not be empty'),
  PAYPAL_WEBHOOK_ID: secret(/^\S+$/, 'must not be empty'),
  PAYPAL_ENVIRONMENT: z.prefault(z.enum(['sandbox', 'live'], 'must be sandbox or live'), 'sandbox'),
  PAYPAL_API_ORIGIN: origin,
  LIVREE_SANDBOX_PAYMENTS: z.optional(z.enum(['on', 'off'], 'must be on or off')),
};

/** Their values are never repeated. */
export const paymentSecrets = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
] as const;

const shape = z.object(paymentVariables);
type Variables = z.output<typeof shape>;

const modeOf = (key: string): string | undefined => /_(test|live)_/.exec(key)?.[1];

/** @throws ConfigError when only some of a provider's variables are set */
function refuseHalf(env: Variables, names: readonly (typeof paymentSecrets)[number][]): void {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    const first = names.find((name) => env[name] !== undefined);
    throw new ConfigError(`${missing.join(' and ')} must be set too when ${first} is.`);
  }
}

function stripeOf(env: Variables) {
  refuseHalf(env, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  if (modeOf(secretKey) !== modeOf(env.STRIPE_PUBLISHABLE_KEY ?? '')) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both live keys.',
    );
  }
  return { secretKey, webhookSecret, apiOrigin: env.STRIPE_API_ORIGIN };
}

function paypalOf(env: Variables) {
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
 * Who takes cards and who takes wallets. The sandbox does while no real provider is configured; with `LIVREE_SANDBOX_PAYMENTS`
 * it also stands in for the one that is missing, or takes nothing at all.
 * @throws ConfigError on half a configuration
 */
export function paymentSettings(env: Variables) {
  const stripe = stripeOf(env);
  const paypal = paypalOf(env);
  const isTrial = env.LIVREE_SANDBOX_PAYMENTS ?? (stripe || paypal ? 'off' : 'on');
  const sandbox = isTrial === 'on' ? ('sandbox' as const) : undefined;
  const methods = [
    { id: 'card', provider: stripe ? ('stripe' as const) : sandbox, label: 'Carte Bancaire' },
    { id: 'wallet', provider: paypal ? ('paypal' as const) : sandbox, label: 'Wallet' },
  ] as const;
  return {
    stripe,
    paypal,
    /** The ways to pay that are switched on. */
    methods: methods.flatMap(({ provider, ...method }) =>
      provider === undefined ? [] : [{ ...method, provider, isActive: true }],
    ),
  };
}
