import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { copyMail } from '../message-mail.ts';
import { messageById, messagesFromSince } from '../messages.repository.ts';

const dayMs = 24 * 60 * 60_000;

/** Copies per address and day, so that nobody can flood a stranger's mailbox through this form. */
const copiesPerDay = 3;

/** Mails a message's copy to who is said to have written it; what is too much is left out unsaid. */
export async function mailCopy(
  { db, clock, mail, config }: Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>,
  messageId: number,
): Promise<void> {
  const row = await messageById(db, messageId);
  if (!row) return;
  const since = new Date(clock.now().getTime() - dayMs);
  const earlier = (await messagesFromSince(db, row.email, since)).filter((id) => id < row.id);
  if (earlier.length >= copiesPerDay) return;
  await mail.send(copyMail(row, z.parse(languageSchema, row.language), config.brand));
}
