import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/index.ts';
import { isProviderError, withDeadline } from './commands/call-provider.ts';
import { receiveWebhook } from './commands/receive-webhook.ts';
import type { PaymentDependencies } from './model/dependencies.ts';

/** The providers' webhook addresses. The signature covers the raw body, so it is not parsed before. */
export async function webhookRoutes(
  app: FastifyInstance,
  { payments }: { readonly payments: PaymentDependencies },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  for (const provider of payments.providers.names) {
    app.post(`/webhooks/${provider}`, { config: { rateLimit: false } }, async (request) => {
      const rawBody = typeof request.body === 'string' ? request.body : '';
      const deps = withDeadline(payments);
      await receiveWebhook(deps, { provider, rawBody, headers: request.headers }).catch(refuse);
      return { success: true, received: true };
    });
  }
}

/** If an event could not be checked, the answer makes its provider send it again. */
function refuse(error: unknown): never {
  if (isProviderError(error, 'forged')) throw new AppError('payments.webhook_invalid');
  if (isProviderError(error, 'unreachable')) throw new AppError('payments.provider_unavailable');
  throw error;
}
