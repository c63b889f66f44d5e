import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { fieldError, registerRoute } from '../../platform/http/index.ts';
import { changeAccount } from '../identity/index.ts';
import type { Push } from './ports/push.ts';
import { saveSubscription, removeOwnSubscription } from './push-subscriptions.repository.ts';

/** The browsers in which a customer turned push on. */
export function pushRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  push: Push,
): void {
  const { pushKey, addBrowser, removeBrowser } = routes.notifications;

  registerRoute(app, pushKey, async () => ({ data: { publicKey: push.publicKey } }));

  registerRoute(app, addBrowser, async ({ body }, { caller }) => {
    if (!push.isKnown(body.endpoint)) throw fieldError('endpoint', 'validation.invalid');
    const subscription = { ...body, user_id: caller.id, created_at: clock.now() };
    await changeAccount({ db }, caller.id, (trx) => saveSubscription(trx, subscription));
    return {};
  });

  registerRoute(app, removeBrowser, async ({ body }, { caller }) => {
    await removeOwnSubscription(db, caller.id, body.endpoint);
    return {};
  });
}
