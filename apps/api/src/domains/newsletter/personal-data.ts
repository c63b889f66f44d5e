import type { PersonalData } from '../../platform/personal-data.ts';
import { removeSubscriptionByEmail, subscriptionsOfCustomer } from './subscriptions.repository.ts';

/** Exported for the customer who subscribed while signed in; deleted for the address of the account, whoever subscribed it. */
export const newsletterPersonalData: PersonalData = {
  name: 'newsletter',
  tables: ['newsletter_subscriptions'],
  async exportPersonalData({ db }, { id }) {
    const subscriptions = await subscriptionsOfCustomer(db, id);
    return subscriptions.map(({ email, language, confirmed_at: confirmedAt, created_at: createdAt }) => ({
      email,
      language,
      confirmed_at: confirmedAt?.toISOString() ?? null,
      created_at: createdAt.toISOString(),
    }));
  },
  forgetPerson: (trx, { email }) => removeSubscriptionByEmail(trx, email),
};
