import { frenchSpaces } from '@livree/i18n';
import { expect, test } from 'vitest';
import { confirmationMail } from './domains/identity/mails/confirmation-mail.ts';
import { accountChangedMail, accountChanges } from './domains/identity/mails/account-changed-mail.ts';
import { knownAddressMail } from './domains/identity/mails/known-address-mail.ts';
import { passwordResetMail } from './domains/identity/mails/password-reset-mail.ts';
import { fr as documents } from './domains/reservations/documents/texts/fr.ts';
import { fr as letters } from './domains/reservations/mails/texts/fr.ts';
import { farewellMail } from './domains/settings/mails/farewell-mail.ts';

const person = { name: 'Claire', email: 'claire@example.org', language: 'fr' } as const;
const link = 'https://livree.example/x';

const mails = [
  ...accountChanges.map((change) => accountChangedMail(change, person, 'Livrée', link)),
  knownAddressMail(person, 'Livrée', link),
  passwordResetMail(person, 'Livrée', link),
  confirmationMail(person, 'Livrée', link, link),
  farewellMail({ ...person, cancelledRides: 2 }, 'Livrée'),
];
const texts = [documents, letters];

function sentences(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
}

test('French mails, messages and documents have the spaces of French punctuation', () => {
  const said = sentences([mails, texts]);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((text) => frenchSpaces(text) !== text)).toEqual([]);
});
