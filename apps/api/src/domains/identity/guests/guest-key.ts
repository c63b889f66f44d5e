import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import type { Config } from '../../../config.ts';
import { readSignedReference, signReference } from '../../../platform/signed-reference.ts';

type Signing = Pick<Config, 'quoteSecret'>;

/** The page where a guest asks for a link, as mails about the guest's rides name it. It opens nothing by itself. */
export function guestPage(
  { siteUrl, quoteSecret }: Pick<Config, 'siteUrl' | 'quoteSecret'>,
  userId: number,
  language: Language,
): string {
  const page = new URL(withLanguage('/guest', language), siteUrl);
  page.searchParams.set('key', signReference(quoteSecret, 'guest', String(userId)));
  return page.href;
}

/** The account that a mail's key names, or undefined. */
export function readGuestKey({ quoteSecret }: Signing, key: string): number | undefined {
  const id = Number(readSignedReference(quoteSecret, 'guest', key));
  return Number.isSafeInteger(id) ? id : undefined;
}
