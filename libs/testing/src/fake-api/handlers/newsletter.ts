import type { newsletterRoutes } from '@livree/contracts';
import type { Handlers } from '../handler.ts';
import { FakeRefusal } from '../refusal.ts';

/** Any token of the fake confirms the address that subscribed last. */
const lastUnconfirmed = (emails: ReadonlyMap<string, boolean>) =>
  [...emails].findLast(([, isConfirmed]) => !isConfirmed)?.[0];

export const newsletterHandlers: Handlers<typeof newsletterRoutes> = {
  subscribe({ body }, { state }) {
    if (!body.website && !state.subscriptions.has(body.email)) state.subscriptions.set(body.email, false);
    return { success: true };
  },
  confirm(_request, { state }) {
    const email = lastUnconfirmed(state.subscriptions);
    if (email === undefined) throw new FakeRefusal('newsletter.link_invalid');
    state.subscriptions.set(email, true);
    return { success: true };
  },
  unsubscribe(_request, { state }) {
    const email = [...state.subscriptions.keys()].at(-1);
    if (email !== undefined) state.subscriptions.delete(email);
    return { success: true };
  },
};
