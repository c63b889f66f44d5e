import { withLanguage } from '@livree/i18n/language-address';
import type { Deps } from '../../deps.ts';
import { sendThrottled } from '../../platform/throttle/index.ts';
import { deliver } from '../deliveries/index.ts';
import { guestPage } from '../identity/index.ts';
import { reservationById, rideChangedJob } from '../reservations/index.ts';
import { notifyCustomer } from './commands/notify-customer.ts';
import { notifyTraveller } from './commands/notify-traveller.ts';
import { remind } from './commands/remind.ts';
import { optionalMail } from './mails/optional-mail.ts';
import { reminderLetter } from './mails/reminder-letter.ts';
import { pushJob, remindJob, reminderMailJob, smsJob, undeliveredPushJob } from './notifications.jobs.ts';
import { addToMailbox } from './ports/push-mailbox.ts';
import type { Push } from './ports/push.ts';
import { openSms } from './ports/sms.ts';
import { removeSubscription, subscriptionById } from './push-subscriptions.repository.ts';
import type { Recipient, Recipients } from './recipients.ts';

/** To one telephone, whoever causes them. */
const textMessages = { hour: 4, day: 10 };

/** The page of a ride for its customer: a guest asks for a link there first. */
function ridePage(config: Deps['config'], { id, isGuest, language }: Recipient, path: string): string {
  return isGuest
    ? guestPage(config, id, language)
    : new URL(withLanguage(path, language), config.siteUrl).href;
}

/** Registers the handlers of this domain's jobs. */
export function handleJobs(deps: Deps, recipients: Recipients, push: Push): void {
  const { db, jobs, mail, config } = deps;
  const sms = openSms(config, mail);

  jobs.handle(rideChangedJob, async ({ reservationId, change, amountCents }) => {
    const ride = await reservationById(db, reservationId);
    if (!ride) return;
    await db.transaction().execute(async (trx) => {
      await notifyCustomer(trx, deps, recipients, { ride, kind: change, amountCents });
      await notifyTraveller(trx, deps, ride, change);
    });
  });

  jobs.handle(remindJob, () => remind(deps, recipients));
  jobs.every('* * * * *', remindJob);

  jobs.handle(reminderMailJob, async ({ userId, about, path, ...notice }) => {
    const recipient = await recipients.find(userId);
    if (!recipient?.wants.email) return;
    const reader = { language: recipient.language, name: recipient.isConfirmed ? recipient.name : null };
    const letter = reminderLetter(notice, reader, ridePage(config, recipient, path));
    const send = () => mail.send(optionalMail(letter, recipient, 'email', config));
    if (about) await deliver(deps, { ...about, channel: 'mail', address: recipient.email }, send);
    else await send();
  });

  jobs.handle(smsJob, async ({ about, ...message }) => {
    const throttled = { kind: 'sms', recipient: message.to, allowance: textMessages };
    const send = () => sendThrottled(deps, throttled, () => sms.send(message));
    if (about) await deliver(deps, { ...about, channel: 'sms', address: message.to }, send);
    else await send();
  });

  jobs.handle(pushJob, async ({ subscriptionId, seconds, ...message }) => {
    const subscription = await subscriptionById(db, subscriptionId);
    if (!subscription) return;
    if ((await push.send(subscription, message, seconds)) === 'gone')
      await removeSubscription(db, subscription.id);
  });

  jobs.handle(undeliveredPushJob, (message) => addToMailbox(message, config, mail));
}
