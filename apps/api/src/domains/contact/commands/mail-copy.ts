import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { contactAddress, userById } from '../../identity/index.ts';
import { copyMail } from '../mails/message-mail.ts';
import { type MessageRow, messageById } from '../messages.repository.ts';

type Dependencies = Pick<Deps, 'db' | 'mail' | 'config'>;

/**
 * Tells the stated sender of a message that it arrived. Only a signed-in customer gets a copy, at their confirmed
 * address: anybody may have stated any other.
 */
export async function mailCopy({ db, mail, config }: Dependencies, messageId: number): Promise<void> {
  const row = await messageById(db, messageId);
  if (!row) return;
  const language = z.parse(languageSchema, row.language);
  await mail.send(copyMail(row, language, await isFromItsOwner({ db }, row), config));
}

async function isFromItsOwner({ db }: Pick<Deps, 'db'>, row: MessageRow): Promise<boolean> {
  const sender = row.customer_id === null ? undefined : await userById(db, row.customer_id);
  if (!sender || sender.email_verified_at === null) return false;
  return contactAddress(sender) === row.email;
}
