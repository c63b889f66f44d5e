import { withLanguage } from '@livree/i18n/language-address';
import { action, type Company, type Message, text, writeMail } from '../../../platform/mail/index.ts';
import type { Addressee } from '../model/addressee.ts';
import { identityTexts } from '../texts.ts';

/** Reports a change of an account to its holder, in case it was not them. */
export const accountChanges = [
  'password-reset',
  'google-linked',
  'google-unlinked',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'session-ended',
  'sessions-ended',
  'security-changed',
  'ways-in-removed',
  'data-exported',
  'data-handed-over',
  'phone-changed',
  'account-kept',
  'rides-joined',
  'operator-appointed',
  'operator-dismissed',
  'role-given',
  'role-changed',
  'role-taken',
  'sessions-ended-by-company',
  'password-reset-of-people',
  'ways-in-removed-of-people',
  'authenticator-added',
  'authenticator-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'factor-reset',
] as const;
export type AccountChange = (typeof accountChanges)[number];

/** In the language of the account. */
export function accountChangedMail(change: AccountChange, addressee: Addressee, company: Company): Message {
  const { email, language, name } = addressee;
  const t = identityTexts(language);
  const url = new URL(withLanguage('/forgot-password', language), company.siteUrl).href;
  const letter = {
    language,
    name,
    subject: t(`accountChanged.subject.${change}`),
    parts: [
      text(t(`accountChanged.fact.${change}`)),
      text(t('accountChanged.notYou')),
      action({ label: t('links.newPassword'), url }),
    ],
  };
  return { kind: 'security', to: email, ...writeMail(letter, company) };
}
