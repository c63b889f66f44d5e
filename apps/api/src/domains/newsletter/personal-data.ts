import type { PersonalData } from '../../platform/personal-data.ts';
import { mailingsOf } from './mailings/recipients.repository.ts';
import {
  giveSubscriptions,
  removeSubscriptionsOf,
  subscriptionsOfCustomer,
} from './subscriptions.repository.ts';

/** Exported, with the mailings that left for it, for the customer who subscribed while signed in; deleted for the confirmed address of the account, whoever subscribed it. */
export const newsletterPersonalData: PersonalData = {
  name: 'newsletter',
  tables: ['newsletter_subscriptions', 'mailing_recipients'],
  async exportPersonalData({ db }, { id }) {
    const subscriptions = await subscriptionsOfCustomer(db, id);
    const received = await mailingsOf(
      db,
      subscriptions.map((subscription) => subscription.id),
    );
    return subscriptions.map(({ id: subscriptionId, email, language, ...times }) => ({
      email,
      language,
      confirmed_at: times.confirmed_at?.toISOString() ?? null,
      created_at: times.created_at.toISOString(),
      mailings: received
        .filter((mailing) => mailing.subscription_id === subscriptionId)
        .map(({ subject_fr: subject, sent_at: sentAt }) => ({
          subject,
          sent_at: sentAt?.toISOString() ?? null,
        })),
    }));
  },
  forgetPerson: removeSubscriptionsOf,
  giveRecords: giveSubscriptions,
};
