import type { PersonalData } from '../../platform/personal-data.ts';
import { listSubscriptions } from './push-subscriptions.repository.ts';

/** The browsers that get push messages, without their addresses and keys, which would let others send to them. */
export const notificationsPersonalData: PersonalData = {
  name: 'push_subscriptions',
  tables: ['push_subscriptions'],
  async exportPersonalData({ db }, { id }) {
    const subscriptions = await listSubscriptions(db, id);
    return subscriptions.map(({ endpoint, created_at: createdAt }) => ({
      service: new URL(endpoint).host,
      created_at: createdAt.toISOString(),
    }));
  },
};
