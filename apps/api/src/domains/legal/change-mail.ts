import { fillText, type Language } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { withLanguage } from '@livree/i18n/language-address';
import type { Config } from '../../config.ts';
import type { Message } from '../../platform/mail/index.ts';
import { changeTexts } from './change-texts.ts';
import type { Announcement } from './legal.jobs.ts';

type Reader = { readonly name: string; readonly email: string; readonly language: Language };

/**
 * Informs a customer that a text changes, and where to read it. The contract requires this mail, so it has no
 * unsubscribe link.
 */
export function changeMail(
  { document, version, appliesFrom }: Announcement,
  { name, email, language }: Reader,
  { brand, siteUrl }: Pick<Config, 'brand' | 'siteUrl'>,
): Message {
  const texts = changeTexts[language];
  const address = withLanguage(`/${document}?version=${encodeURIComponent(version)}`, language);
  const params = {
    name,
    brand: brand.name,
    date: formatterFor(language).date(appliesFrom, 'long'),
    link: `${siteUrl}${address}`,
  };
  const { subject, change } = texts[document];
  const paragraphs = [texts.greeting, change, texts.read, texts.question, brand.name];
  return {
    kind: 'legal-change',
    to: email,
    subject: fillText(subject, params),
    text: paragraphs.map((text) => fillText(text, params)).join('\n\n'),
  };
}
