import type { MailingWords } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { nextVersion } from '../../../platform/next-version.ts';
import {
  addMailing,
  lockMailing,
  type MailingRow,
  removeMailing,
  updateMailing,
} from './mailings.repository.ts';
import { refuseHalfWritten, toRow } from './words.ts';

type Edit = Pick<Deps, 'db' | 'clock'>;

export const versionOf = ({ updated_at: at }: MailingRow): string => at.toISOString();

/** @throws AppError 404, or `mailings.sent_already` */
export async function lockDraft(trx: Connection, id: number): Promise<MailingRow> {
  const row = await lockMailing(trx, id);
  if (!row) throw new AppError('not_found');
  if (row.sent_at) throw new AppError('mailings.sent_already');
  return row;
}

/** Begins a mailing. @throws AppError 422 for a language with a subject or a message alone */
export async function draftMailing({ db, clock }: Edit, words: MailingWords): Promise<MailingRow> {
  const row = toRow(words);
  refuseHalfWritten(row);
  return addMailing(db, row, clock.now());
}

/** Changes a draft. @throws AppError like `lockDraft`, 422, or `operations.overtaken` if another operator was first */
export async function changeMailing(
  { db, clock }: Edit,
  id: number,
  words: MailingWords,
  version: string,
): Promise<MailingRow> {
  const changed = toRow(words);
  refuseHalfWritten(changed);
  return db.transaction().execute(async (trx) => {
    const draft = await lockDraft(trx, id);
    if (versionOf(draft) !== version) throw new AppError('operations.overtaken');
    return updateMailing(trx, id, { ...changed, updated_at: nextVersion(clock.now(), draft.updated_at) });
  });
}

/** Throws a draft away. @throws AppError like `lockDraft` */
export async function removeDraft({ db }: Pick<Deps, 'db'>, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDraft(trx, id);
    await removeMailing(trx, id);
  });
}
