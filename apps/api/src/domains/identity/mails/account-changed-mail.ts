import { withLanguage } from '@livree/i18n/language-address';
import { mailText, type Message } from '../../../platform/mail/index.ts';
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
  'phone-changed',
  'operator-appointed',
  'operator-dismissed',
] as const;
export type AccountChange = (typeof accountChanges)[number];

/** In the language of the account. */
export function accountChangedMail(
  change: AccountChange,
  addressee: Addressee,
  brand: string,
  siteUrl: string,
): Message {
  const { email, language } = addressee;
  const t = identityTexts(language);
  const link = new URL(withLanguage('/forgot-password', language), siteUrl).href;
  return {
    kind: 'security',
    to: email,
    subject: t(`accountChanged.subject.${change}`),
    text: mailText(
      addressee,
      [t(`accountChanged.fact.${change}`), t('accountChanged.notYou', { link })],
      brand,
    ),
  };
}
