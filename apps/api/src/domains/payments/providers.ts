import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Providers } from './model/dependencies.ts';
import { deliverByInjection } from './sandbox/deliver-webhook.ts';
import { deliverWebhook } from './sandbox/sandbox-events.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';

/** The providers that are switched on, each with what it needs of the server. The sandbox takes cards and wallets alike. */
export async function openProviders(
  app: FastifyInstance,
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
): Promise<Providers> {
  const sandbox = { db, jobs, clock };
  // Signed and checked by this process alone, so the secret need not outlive it.
  const webhookSecret = randomBytes(32).toString('hex');
  const provider = createSandboxProvider(sandbox, webhookSecret);
  await app.register(sandboxRoutes, { sandbox });
  jobs.handle(deliverWebhook, deliverByInjection(app, webhookSecret, clock));
  return {
    names: [provider.name],
    forMethod: () => provider,
    named(name) {
      if (name !== provider.name) throw new Error(`The payment provider ${name} is not switched on`);
      return provider;
    },
  };
}
