import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { copyMail } from '../message-mail.ts';
import { messageById, messagesFromSince } from '../messages.repository.ts';

const dayMs = 24 * 60 * 60_000;

/** Copies per address and day, so that nobody can flood a stranger's mailbox. */
const copiesPerDay = 3;

/** Mails a copy of a message to its stated sender; copies above the limit are dropped silently. */
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
