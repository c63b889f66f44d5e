import type { Config } from '../../config.ts';
import type { Connection } from '../../platform/db/index.ts';
import { addUneditedContacts } from './contact.repository.ts';

/** The operator's phone, address and e-mail as the settings say, until they are edited. Social networks appear once configured. */
export async function seedContacts(
  db: Connection,
  { phone, email, address }: Config['brand'],
): Promise<void> {
  const entry = (type: string, content: string) => ({ type, content, logo: null, is_active: true });
  await addUneditedContacts(db, [
    entry('telephone', phone),
    entry('email', email),
    entry('adresse', address),
    entry('WhatsApp', phone),
  ]);
}
