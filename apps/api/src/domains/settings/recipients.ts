import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../deps.ts';
import { contactAddress, holdUser, isReachable, userById } from '../identity/index.ts';
import type { Recipients } from '../notifications/index.ts';
import { changeChoices, readChoices } from './settings.repository.ts';

const stopped = {
  email: { email_notifications: false },
  login: { login_notifications: false },
} as const;

/** The customers with the messages and channels they chose. */
export function settingsRecipients({ db, clock }: Pick<Deps, 'db' | 'clock'>): Recipients {
  return {
    async find(userId, trx = db) {
      const user = await userById(trx, userId);
      if (!user) return undefined;
      const choices = await readChoices(trx, userId);
      const { id, name, phone } = user;
      const email = contactAddress(user);
      const language = z.parse(languageSchema, user.language);
      const wants = {
        email: choices.email_notifications && isReachable(email),
        sms: choices.sms_notifications,
        push: choices.push_notifications,
      };
      const isConfirmed = user.email_verified_at !== null;
      const isGuest = user.guest_email !== null;
      return { id, name, email, isConfirmed, isGuest, phone, language, wants };
    },
    async stop(userId, topic) {
      await db.transaction().execute(async (trx) => {
        if (await holdUser(trx, userId)) await changeChoices(trx, userId, stopped[topic], clock.now());
      });
    },
  };
}
