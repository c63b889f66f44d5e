import type { ContactMessage, Language } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { createFingerprint } from '../../../platform/idempotency/index.ts';
import { copyMailJob, messageMailJob } from '../contact.jobs.ts';
import { addMessage } from '../messages.repository.ts';

interface Sender {
  readonly customerId: number | null;
  readonly language: Language;
  /** The same for a repeated request; null if it cannot be repeated. */
  readonly key: string | null;
}

/**
 * Stores a visitor's message and queues its mails to operator and sender, once for a repeated request. Messages of programs, which fill in the
 * hidden field, are dropped silently.
 */
export async function sendMessage(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { name, email, phone, subject, message, website }: ContactMessage,
  { customerId, language, key }: Sender,
): Promise<void> {
  if (website) return;
  await db.transaction().execute(async (trx) => {
    const messageId = await addMessage(trx, {
      customer_id: customerId,
      name,
      email,
      phone: phone || null,
      subject,
      message,
      language,
      created_at: clock.now(),
      // Anybody may use any key: it stands for this message of its sender only.
      request_key: key && createFingerprint([key, customerId, name, email, phone, subject, message]),
    });
    if (messageId === undefined) return;
    await jobs.send(trx, messageMailJob, { messageId });
    await jobs.send(trx, copyMailJob, { messageId });
  });
}
