import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { mailingMailJob, queueMailingJob, testMailingJob } from '../newsletter.jobs.ts';
import { lockDraft, versionOf } from './edit-mailing.ts';
import { mailingById, type MailingRow, updateMailing } from './mailings.repository.ts';
import { countReaders, readersAfter, takeRecipients } from './recipients.repository.ts';

const atOnce = 200;

interface Order {
  readonly id: number;
  /** What the operator saw. */
  readonly version: string;
  readonly actor: Actor;
}

/**
 * Sends a mailing, once, to everybody who has confirmed by now.
 * @throws AppError 404, `mailings.sent_already`, `operations.overtaken`, or `mailings.no_subscribers`
 */
export function sendMailing(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { id, version, actor }: Order,
): Promise<MailingRow> {
  return db.transaction().execute(async (trx) => {
    const draft = await lockDraft(trx, id);
    if (versionOf(draft) !== version) throw new AppError('operations.overtaken');
    const { confirmed } = await countReaders(trx);
    if (confirmed === 0) throw new AppError('mailings.no_subscribers');
    const now = clock.now();
    await jobs.send(trx, queueMailingJob, { mailingId: id, after: 0 });
    await recordAct(trx, {
      actor,
      at: now,
      act: 'mailings.send',
      subject: 'mailings',
      subjectId: id,
      before: null,
      after: { subject: draft.subject_fr },
    });
    return updateMailing(trx, id, { sent_at: now });
  });
}

/** Queues the mails of the next subscribers, and itself for the rest. Nobody gets a mailing twice, even if it is repeated. */
export async function queueMailing(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { mailingId, after }: { readonly mailingId: number; readonly after: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mailing = await mailingById(trx, mailingId);
    if (!mailing?.sent_at) return;
    const ids = await readersAfter(trx, after, { by: mailing.sent_at, limit: atOnce });
    const taken = await takeRecipients(trx, mailingId, ids);
    for (const subscriptionId of taken) await jobs.send(trx, mailingMailJob, { mailingId, subscriptionId });
    const isLast = ids.length < atOnce;
    await updateMailing(trx, mailingId, {
      recipient_count: mailing.recipient_count + taken.length,
      queued_at: isLast ? clock.now() : null,
    });
    if (!isLast) await jobs.send(trx, queueMailingJob, { mailingId, after: ids.at(-1) ?? after });
  });
}

/** Mails a mailing to the operator alone. @throws AppError 404 */
export async function testMailing(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  mailingId: number,
  to: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await mailingById(trx, mailingId))) throw new AppError('not_found');
    await jobs.send(trx, testMailingJob, { mailingId, to });
  });
}
