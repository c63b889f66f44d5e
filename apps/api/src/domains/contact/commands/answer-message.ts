import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { answerMailJob } from '../contact.jobs.ts';
import { type MessageRow, messageById, saveAnswer } from '../messages.repository.ts';

interface Reply {
  readonly messageId: number;
  readonly answer: string;
  readonly actor: Actor;
}

/**
 * Answers a message by mail, once.
 * @throws AppError `contact.not_found`, or `contact.already_answered` if another operator was first
 */
export function answerMessage(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { messageId, answer, actor }: Reply,
): Promise<MessageRow> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const answered = await saveAnswer(trx, messageId, { answer, answered_at: now });
    if (!answered) {
      const known = await messageById(trx, messageId);
      throw new AppError(known ? 'contact.already_answered' : 'contact.not_found');
    }
    await jobs.send(trx, answerMailJob, { messageId });
    await recordAct(trx, {
      actor,
      at: now,
      act: 'contact.answer',
      subject: 'messages',
      subjectId: messageId,
      before: null,
      after: { answer },
    });
    return answered;
  });
}
