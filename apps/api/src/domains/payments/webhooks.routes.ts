import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/index.ts';
import { receiveWebhook } from './commands/receive-webhook.ts';
import type { PaymentDependencies } from './model/dependencies.ts';
import { ProviderError } from './model/provider.ts';

/** Where providers tell what happened. The signature is over the raw body, so nothing parses it before. */
export async function webhookRoutes(
  app: FastifyInstance,
  { payments, provider }: { readonly payments: PaymentDependencies; readonly provider: string },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post(`/webhooks/${provider}`, { config: { rateLimit: false } }, async (request) => {
    const rawBody = typeof request.body === 'string' ? request.body : '';
    try {
      await receiveWebhook(payments, { provider, rawBody, headers: request.headers });
      return { success: true, received: true };
    } catch (error) {
      if (error instanceof ProviderError && error.kind === 'forged')
        throw new AppError('payments.webhook_invalid');
      throw error;
    }
  });
}
