import { type Language, languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { contactAddress } from './contact-address.ts';

/** The person that a mail is sent to. */
export interface Addressee {
  readonly email: string;
  /** Null while nobody has confirmed the address: a stranger may have written the name. */
  readonly name: string | null;
  readonly language: Language;
}

/** The addressee of mails to an account. */
export const toAddressee = ({
  name,
  language,
  email_verified_at: verifiedAt,
  ...addresses
}: {
  readonly email: string;
  readonly guest_email: string | null;
  readonly name: string;
  readonly language: string;
  readonly email_verified_at: Date | null;
}): Addressee => ({
  email: contactAddress(addresses),
  name: verifiedAt === null ? null : name,
  language: z.parse(languageSchema, language),
});
