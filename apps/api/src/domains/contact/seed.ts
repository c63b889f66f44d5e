import type { Config } from '../../config.ts';
import type { Connection } from '../../platform/db/index.ts';
import { addMissingContacts } from './contact.repository.ts';

/** Adds the operator's phone, address and e-mail, until they are edited. Social networks appear once configured. */
export async function seedContacts(
  db: Connection,
  { phone, email, address }: Config['brand'],
): Promise<void> {
  const entry = (type: string, content: string) => ({ type, content, logo: null, is_active: true });
  await addMissingContacts(db, [
    entry('telephone', phone),
    entry('email', email),
    entry('adresse', address),
    entry('WhatsApp', phone),
  ]);
}
