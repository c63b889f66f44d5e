import type { Deps } from '../../../deps.ts';
import { recordAct } from '../../../platform/audit/index.ts';
import { holdArticles, noteUnused, pictureActs, takeLongUnused } from '../article-pictures.repository.ts';
import { removePictureJob, sweepPicturesJob } from '../blog.jobs.ts';

/** How long an article that still shows a picture may be written, or come back with a restored database. */
const keptMs = 30 * 24 * 3_600_000;
const actor = { id: 0, name: sweepPicturesJob.name, source: 'job' } as const;

/** Removes the stored pictures that no article has shown for a month. */
export async function sweepPictures({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const at = clock.now();
  const { subject, remove: act } = pictureActs;
  await db.transaction().execute(async (trx) => {
    await holdArticles(trx);
    await noteUnused(trx, at);
    for (const path of await takeLongUnused(trx, new Date(at.getTime() - keptMs))) {
      await recordAct(trx, { actor, at, act, subject, subjectId: path, before: { path }, after: null });
      await jobs.send(trx, removePictureJob, { path });
    }
  });
}
