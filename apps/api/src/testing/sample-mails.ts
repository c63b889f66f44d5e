import type { Language } from '@livree/contracts';
import { readConfig } from '../config.ts';
import { answerMail, copyMail, messageMail } from '../domains/contact/mails/message-mail.ts';
import { letterMail } from '../domains/customers/mails/letter-mail.ts';
import { accountChangedMail } from '../domains/identity/mails/account-changed-mail.ts';
import { confirmationMail } from '../domains/identity/mails/confirmation-mail.ts';
import { guestLinkMail } from '../domains/identity/mails/guest-link-mail.ts';
import { knownAddressMail } from '../domains/identity/mails/known-address-mail.ts';
import { passwordResetMail } from '../domains/identity/mails/password-reset-mail.ts';
import { invitationMail } from '../domains/identity/people/invitation-mail.ts';
import { changeMail } from '../domains/legal/mails/change-mail.ts';
import { mailingMail, mailingTestMail } from '../domains/newsletter/mails/mailing-mail.ts';
import {
  confirmationMail as newsletterRequestMail,
  welcomeMail,
} from '../domains/newsletter/mails/newsletter-mails.ts';
import { optionalMail } from '../domains/notifications/mails/optional-mail.ts';
import { reminderLetter } from '../domains/notifications/mails/reminder-letter.ts';
import { requestMail } from '../domains/payments/mails/request-mail.ts';
import { changeRequestMail } from '../domains/reservations/change-requests/operator-mail.ts';
import { billsMail } from '../domains/reservations/mails/bills-mail.ts';
import { farewellMail } from '../domains/settings/mails/farewell-mail.ts';
import { loginLetter } from '../domains/settings/mails/login-letter.ts';
import type { Message } from '../platform/mail/index.ts';
import { sampleRideMails } from './sample-ride-mails.ts';
import { harmless, type Typed } from './typed.ts';

export type SampleMails = Readonly<Record<string, Message>>;

const at = new Date('2026-12-01T04:10:00Z');
const token = 'x'.repeat(43);

/** Every mail of the API in one language, by name. */
export function sampleMails(language: Language, typed: Typed = harmless): SampleMails {
  const config = readConfig({
    NODE_ENV: 'test',
    LIVREE_QUOTE_SECRET: 'a secret that only samples know, long',
  });
  const { name, note } = typed;
  const email = 'zoe@example.org';
  const addressee = { email, name, language };
  const subscriber = { to: email, language, unsubscribe: token };
  const row = {
    id: 1,
    customer_id: 1,
    name,
    email,
    phone: '+33 6 00 00 00 00',
    subject: 'inquiry',
    message: note,
    language,
    created_at: at,
    answer: null,
    answered_at: null,
    request_key: null,
  } as const;
  const request = {
    id: 12,
    reference: 'LV-1042',
    client_name: name,
    client_email: email,
    reason: note,
    amount_cents: 16_470,
  };
  const asking = {
    reference: 'LV-1042',
    client_name: name,
    client_email: email,
    pickup_at: at,
    time_zone: 'Europe/Paris',
  };
  const prices = { previous_total_cents: 16_470, total_cents: 12_900 };
  const notice = { title: 'Livrée', body: typed.address };
  const ride = `${config.siteUrl}/reservations/1042`;
  const announced = { document: 'terms', version: '2027-01', appliesFrom: '2027-01-01' } as const;
  const link = `${config.siteUrl}/verify-email?token=${token}`;
  const login = loginLetter({ ...addressee, timezone: 'Europe/Paris', at }, config);
  const recipient = { id: 1, email, isGuest: false };
  return {
    ...sampleRideMails(language, typed, config),
    'account-changed': accountChangedMail('passkey-added', addressee, config),
    'address-confirmation': confirmationMail(addressee, link, config),
    'guest-link': guestLinkMail(addressee, `${config.siteUrl}/guest?token=${token}`, config),
    invitation: invitationMail({ ...addressee, role: 'dispatcher' }, { link, by: name }, config),
    'known-address': knownAddressMail(addressee, config),
    'password-reset': passwordResetMail(addressee, { link, keepsFactor: false }, config),
    'newsletter-request': newsletterRequestMail(subscriber, token, 48, config),
    'newsletter-mailing': mailingMail(subscriber, { subject: name, message: note }, config),
    'newsletter-mailing-test': mailingTestMail(email, { subject: name, message: note, language }, config),
    'newsletter-welcome': welcomeMail(subscriber, config),
    reminder: optionalMail(reminderLetter(notice, addressee, ride), recipient, 'email', config),
    login: optionalMail(login, recipient, 'login', config),
    farewell: farewellMail({ ...addressee, cancelledRides: 1 }, config),
    'legal-change': changeMail(announced, addressee, config),
    'message-copy': copyMail(row, language, true, config),
    message: messageMail(row, config),
    'message-answer': answerMail(row, 'Ja, unser Van hat sieben Plätze.', config),
    letter: letterMail({ writer_name: 'Inès', subject: name, message: note }, addressee, config),
    'refund-request': requestMail(request, config),
    'change-request': changeRequestMail(asking, { changed: ['time', 'places'], ...prices }, config),
    bills: billsMail({ late: ['R-2026-000001'], disordered: ['A-2026-000002'] }, config),
  };
}
