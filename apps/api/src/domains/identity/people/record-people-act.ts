import { type Act, recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';

/** Records what was done to somebody of the company, in the one history of all. */
export const recordPeopleAct = (
  trx: Connection,
  act: Pick<Act, 'actor' | 'at' | 'act' | 'before' | 'after'>,
): Promise<void> => recordAct(trx, { ...act, subject: 'people', subjectId: 'all' });
