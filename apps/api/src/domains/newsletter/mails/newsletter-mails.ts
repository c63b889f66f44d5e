import type { Language } from '@livree/contracts';
import { type MailKind, mailText, type Message } from '../../../platform/mail/index.ts';
import { newsletterTexts } from '../texts.ts';

export interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly brand: string;
  readonly siteUrl: string;
  /** The token that ends the subscription. */
  readonly unsubscribe: string;
}

export type LinkPurpose = 'confirm' | 'unsubscribe';

/**
 * The page behind a link of our mails. Only its button has an effect, because mail programs open links to test them.
 */
function linkTo({ siteUrl, language }: Letter, purpose: LinkPurpose, token: string): string {
  return `${siteUrl}/api/newsletter/links/${purpose}?token=${token}&language=${language}`;
}

function buildMail(kind: MailKind, letter: Letter, subject: string, paragraphs: readonly string[]): Message {
  const { language, brand } = letter;
  const leave = `${newsletterTexts(language)('leave')}\n${linkTo(letter, 'unsubscribe', letter.unsubscribe)}`;
  return {
    kind,
    to: letter.to,
    subject,
    text: `${mailText({ language, name: null }, paragraphs, brand)}\n\n${leave}`,
    headers: {
      'List-Unsubscribe': `<${letter.siteUrl}/api/newsletter/unsubscribe?token=${letter.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** @param token confirms the subscription @param hours how long it is valid */
export function confirmationMail(letter: Letter, token: string, hours: number): Message {
  const { language, brand } = letter;
  const t = newsletterTexts(language);
  return buildMail('newsletter-request', letter, t('confirmation.subject', { brand }), [
    t('confirmation.request', { brand }),
    linkTo(letter, 'confirm', token),
    t('confirmation.notice', { hours }),
  ]);
}

export function welcomeMail(letter: Letter): Message {
  const { language, brand } = letter;
  const t = newsletterTexts(language);
  return buildMail('newsletter-welcome', letter, t('welcome.subject', { brand }), [t('welcome.body')]);
}
