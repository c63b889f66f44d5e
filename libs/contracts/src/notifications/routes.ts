import { acknowledgement } from '../shared/envelope.ts';
import { defineRoute } from '../shared/route.ts';
import { pushAddress, pushKeyAnswer, pushSubscription } from './schemas.ts';

export const notificationRoutes = {
  pushKey: defineRoute({
    id: 'notifications.pushKey',
    method: 'GET',
    path: '/notifications/push-key',
    auth: 'customer',
    summary: 'The key with which a browser subscribes to notices',
    response: pushKeyAnswer,
  }),
  addBrowser: defineRoute({
    id: 'notifications.addBrowser',
    method: 'POST',
    path: '/notifications/push',
    auth: 'customer',
    summary: 'Send notices to this browser; the eleventh of a customer replaces the oldest',
    body: pushSubscription,
    response: acknowledgement,
    status: 201,
  }),
  removeBrowser: defineRoute({
    id: 'notifications.removeBrowser',
    method: 'DELETE',
    path: '/notifications/push',
    auth: 'customer',
    summary: 'Send no more notices to this browser',
    body: pushAddress,
    response: acknowledgement,
  }),
} as const;
