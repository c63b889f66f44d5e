import { type Act, recordAct } from '../../platform/audit/index.ts';
import type { Connection } from '../../platform/db/index.ts';

/** Records what an operator did to an article, without its texts: a title and a time say enough. */
export const recordArticleAct = (
  trx: Connection,
  { id, ...act }: Omit<Act, 'subject' | 'subjectId'> & { readonly id: number },
): Promise<void> => recordAct(trx, { ...act, subject: 'articles', subjectId: id });
