import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { signWebhook } from '../model/webhook-signature.ts';
import type { SandboxEvent } from './sandbox-events.ts';
import { sandboxSignatureHeader } from './sandbox-provider.ts';

/**
 * Posts an event to our own webhook address through the whole server, like a remote provider, without knowing where
 * the server listens. The job retries after an answer other than 2xx.
 */
export function deliverByInjection(
  app: FastifyInstance,
  secret: string,
  clock: Clock,
): (event: SandboxEvent) => Promise<void> {
  return async (event) => {
    const payload = JSON.stringify(event);
    const answer = await app.inject({
      method: 'POST',
      url: `${app.prefix}/webhooks/sandbox`,
      headers: {
        'content-type': 'application/json',
        [sandboxSignatureHeader]: signWebhook(secret, payload, clock.now()),
      },
      payload,
    });
    if (answer.statusCode >= 300) throw new Error(`The webhook was answered ${answer.statusCode}`);
  };
}
