import { frenchSpaces } from '@livree/i18n';
import { expect, test } from 'vitest';
import { contactTexts } from './domains/contact/contact-texts.ts';
import { confirmationMail } from './domains/identity/mails/confirmation-mail.ts';
import { accountChangedMail, accountChanges } from './domains/identity/mails/account-changed-mail.ts';
import { knownAddressMail } from './domains/identity/mails/known-address-mail.ts';
import { passwordResetMail } from './domains/identity/mails/password-reset-mail.ts';
import { changeTexts } from './domains/legal/change-texts.ts';
import { newsletterTexts } from './domains/newsletter/newsletter-texts.ts';
import { notificationTexts } from './domains/notifications/notification-texts.ts';
import { noticeTexts } from './domains/notifications/texts/notice-texts.ts';
import { fr as documents } from './domains/reservations/documents/texts/fr.ts';
import { fr as letters } from './domains/reservations/mails/texts/fr.ts';
import { farewellMail } from './domains/settings/farewell-mail.ts';

const person = { name: 'Claire', email: 'claire@example.org', language: 'fr' } as const;
const link = 'https://livree.example/x';

const mails = [
  ...accountChanges.map((change) => accountChangedMail(change, person, 'Livrée', link)),
  knownAddressMail(person, 'Livrée', link),
  passwordResetMail(person, 'Livrée', link),
  confirmationMail(person, 'Livrée', link, link),
  farewellMail({ ...person, cancelledRides: 2 }, 'Livrée'),
];
const texts = [
  contactTexts.fr,
  changeTexts.fr,
  newsletterTexts.fr,
  notificationTexts.fr,
  noticeTexts.fr,
  documents,
  letters,
];

function sentences(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
}

test('French mails, messages and documents have the spaces of French punctuation', () => {
  const said = sentences([mails, texts]);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((text) => frenchSpaces(text) !== text)).toEqual([]);
});
