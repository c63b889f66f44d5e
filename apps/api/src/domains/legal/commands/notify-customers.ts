import type { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { customerIdsAfter } from '../../identity/index.ts';
import { takeNotices } from '../announcements.repository.ts';
import { changeMailJob, notifyCustomersJob } from '../legal.jobs.ts';

const atOnce = 200;

/**
 * Queues the mails of the next customers, and itself for the rest. Nobody gets a mail twice, even if it is repeated.
 */
export async function notifyCustomers(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  announced: z.output<typeof notifyCustomersJob.data>,
): Promise<void> {
  const { document, version, appliesFrom, announcedAt, after } = announced;
  const at = new Date(announcedAt);
  await db.transaction().execute(async (trx) => {
    const ids = await customerIdsAfter(trx, after, { before: at, limit: atOnce });
    const untold = await takeNotices(trx, ids, { document, announced_at: at });
    for (const userId of untold)
      await jobs.send(trx, changeMailJob, { document, version, appliesFrom, userId });
    const last = ids.at(-1);
    if (last !== undefined && ids.length === atOnce)
      await jobs.send(trx, notifyCustomersJob, { ...announced, after: last });
  });
}
