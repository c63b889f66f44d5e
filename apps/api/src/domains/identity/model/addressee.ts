import { type Language, languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

/** The person that a mail is sent to. */
export interface Addressee {
  readonly email: string;
  /** Null while nobody has confirmed the address: a stranger may have written the name. */
  readonly name: string | null;
  readonly language: Language;
}

/** The addressee of mails to an account. */
export const toAddressee = ({
  email,
  name,
  language,
  email_verified_at: verifiedAt,
}: {
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly email_verified_at: Date | null;
}): Addressee => ({
  email,
  name: verifiedAt === null ? null : name,
  language: z.parse(languageSchema, language),
});
