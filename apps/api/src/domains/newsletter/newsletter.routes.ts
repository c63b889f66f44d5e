import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerRoute } from '../../platform/http/index.ts';
import { confirmSubscription } from './commands/confirm-subscription.ts';
import { endSubscription } from './commands/end-subscription.ts';
import { requestSubscription } from './commands/request-subscription.ts';

const subscribeLimit = { max: 5, seconds: 600 };

export function newsletterRoutes(app: FastifyInstance, deps: Deps): void {
  const { subscribe, confirm, unsubscribe } = routes.newsletter;

  registerRoute(
    app,
    subscribe,
    async ({ body }, { caller, language, translate }) => {
      await requestSubscription(deps, body, { caller, language });
      return { message: translate('newsletter.requested') };
    },
    { limit: subscribeLimit },
  );

  registerRoute(app, confirm, async ({ body }, { translate }) => {
    await confirmSubscription(deps, body.token);
    return { message: translate('newsletter.confirmed') };
  });

  registerRoute(app, unsubscribe, async ({ query }, { translate }) => {
    await endSubscription(deps, query.token);
    return { message: translate('newsletter.unsubscribed') };
  });
}
