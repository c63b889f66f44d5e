import type { Language } from '@livree/contracts';
import {
  action,
  type Company,
  type MailKind,
  type Message,
  type Part,
  text,
  writeMail,
} from '../../../platform/mail/index.ts';
import { newsletterTexts } from '../texts.ts';

export interface Subscriber {
  readonly to: string;
  readonly language: Language;
  /** The token that ends the subscription. */
  readonly unsubscribe: string;
}

export type LinkPurpose = 'confirm' | 'unsubscribe';

/**
 * The page behind a link of our mails. Only its button has an effect, because mail programs open links to test them.
 */
const linkTo = (purpose: LinkPurpose, token: string, language: Language, siteUrl: string): string =>
  `${siteUrl}/api/newsletter/links/${purpose}?token=${token}&language=${language}`;

/** A mail of the newsletter, with the ways to leave it. */
export function buildMail(
  kind: MailKind,
  { to, language, unsubscribe }: Subscriber,
  company: Company,
  subject: string,
  parts: readonly Part[],
): Message {
  const { siteUrl } = company;
  const label = newsletterTexts(language)('leave');
  const foot = [{ label, url: linkTo('unsubscribe', unsubscribe, language, siteUrl) }];
  return {
    kind,
    to,
    ...writeMail({ language, name: null, subject, parts, foot }, company),
    headers: {
      'List-Unsubscribe': `<${siteUrl}/api/newsletter/unsubscribe?token=${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** @param token confirms the subscription @param hours how long it is valid */
export function confirmationMail(
  subscriber: Subscriber,
  token: string,
  hours: number,
  company: Company,
): Message {
  const { language } = subscriber;
  const brand = company.brand.name;
  const t = newsletterTexts(language);
  return buildMail('newsletter-request', subscriber, company, t('confirmation.subject', { brand }), [
    text(t('confirmation.request', { brand })),
    action({
      label: t('confirmation.confirm'),
      url: linkTo('confirm', token, language, company.siteUrl),
    }),
    text(t('confirmation.notice', { hours })),
  ]);
}

export function welcomeMail(subscriber: Subscriber, company: Company): Message {
  const t = newsletterTexts(subscriber.language);
  const subject = t('welcome.subject', { brand: company.brand.name });
  return buildMail('newsletter-welcome', subscriber, company, subject, [text(t('welcome.body'))]);
}
