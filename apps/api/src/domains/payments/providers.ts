import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { fieldError } from '../../platform/http/index.ts';
import type { Providers } from './model/dependencies.ts';
import type { PaymentProvider } from './model/provider.ts';
import { traceProvider } from './model/trace-provider.ts';
import { deliverByInjection } from './sandbox/deliver-webhook.ts';
import { deliverWebhook } from './sandbox/sandbox-events.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';

type Needed = Pick<Deps, 'db' | 'jobs' | 'clock' | 'config'>;

/**
 * The configured providers. The sandbox is always one of them, so that its earlier payments can be refunded; the
 * configuration decides whether it takes new ones.
 */
export async function openProviders(app: FastifyInstance, deps: Needed): Promise<Providers> {
  const { payments, siteUrl } = deps.config;
  const surroundings = { clock: deps.clock, siteUrl, timeoutMs: deps.config.providerTimeoutMs };
  const opened = [await openSandbox(app, deps)];
  // Their libraries are large, and loaded only if used.
  if (payments.stripe) {
    const { createStripeProvider } = await import('./stripe/stripe-provider.ts');
    opened.push(createStripeProvider(payments.stripe, surroundings));
  }
  if (payments.paypal) {
    const { createPaypalProvider } = await import('./paypal/paypal-provider.ts');
    opened.push(createPaypalProvider(payments.paypal, surroundings));
  }
  const providers = opened.map(traceProvider);
  const named = (name: string): PaymentProvider => {
    const provider = providers.find((candidate) => candidate.name === name);
    if (!provider) throw new Error(`The payment provider ${name} is not switched on`);
    return provider;
  };
  return {
    names: providers.map(({ name }) => name),
    methods: payments.methods.map(({ id }) => id),
    forMethod(method) {
      const taking = payments.methods.find(({ id }) => id === method);
      if (!taking) throw fieldError('payment_provider', 'validation.payment_provider');
      return named(taking.provider);
    },
    named,
  };
}

/** The sandbox with its pages and its own events. */
async function openSandbox(
  app: FastifyInstance,
  { db, jobs, clock, config }: Needed,
): Promise<PaymentProvider> {
  const sandbox = { db, jobs, clock };
  // Only this process signs and checks with it, so the secret need not be stored.
  const webhookSecret = randomBytes(32).toString('hex');
  await app.register(sandboxRoutes, { sandbox, frameOrigin: config.frameOrigin });
  jobs.handle(deliverWebhook, deliverByInjection(app, webhookSecret, clock));
  return createSandboxProvider(sandbox, webhookSecret);
}
