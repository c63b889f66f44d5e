import { type Language, fillText } from '@livree/contracts';
import type { MailKind, Message } from '../../platform/mail/index.ts';
import { newsletterTexts } from './newsletter-texts.ts';

export type Letter = {
  readonly to: string;
  readonly language: Language;
  readonly brand: string;
  readonly siteUrl: string;
  /** The token that ends the subscription. */
  readonly unsubscribe: string;
};

export type LinkPurpose = 'confirm' | 'unsubscribe';

/**
 * The page behind a link of our mails. Only its button has an effect, because mail programs open links to test them.
 */
function linkTo({ siteUrl, language }: Letter, purpose: LinkPurpose, token: string): string {
  return `${siteUrl}/api/newsletter/links/${purpose}?token=${token}&language=${language}`;
}

function mailOf(kind: MailKind, letter: Letter, subject: string, paragraphs: readonly string[]): Message {
  const { leave } = newsletterTexts[letter.language];
  const farewell = `${leave}\n${linkTo(letter, 'unsubscribe', letter.unsubscribe)}`;
  return {
    kind,
    to: letter.to,
    subject: fillText(subject, { brand: letter.brand }),
    text: [...paragraphs.map((text) => fillText(text, { brand: letter.brand })), letter.brand, farewell].join(
      '\n\n',
    ),
    headers: {
      'List-Unsubscribe': `<${letter.siteUrl}/api/newsletter/unsubscribe?token=${letter.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** @param token confirms the subscription @param hours how long it is valid */
export function confirmationMail(letter: Letter, token: string, hours: number): Message {
  const texts = newsletterTexts[letter.language];
  return mailOf('newsletter-request', letter, texts.confirmSubject, [
    texts.greeting,
    texts.confirmRequest,
    linkTo(letter, 'confirm', token),
    fillText(texts.confirmNotice, { hours }),
  ]);
}

export function welcomeMail(letter: Letter): Message {
  const { greeting, welcomeSubject, welcome } = newsletterTexts[letter.language];
  return mailOf('newsletter-welcome', letter, welcomeSubject, [greeting, welcome]);
}
