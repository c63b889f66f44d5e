import type { Deps } from '../../../deps.ts';
import { takeAnnouncement } from '../announcements.repository.ts';
import { editions } from '../editions.ts';
import { type AnnouncedDocument, notifyCustomersJob } from '../legal.jobs.ts';
import { editionsOn } from '../model/edition-on.ts';
import { operatorsDay, formatVersion } from '../terms-version.ts';

/** The texts that bind customers; the others only inform. */
const binding: readonly AnnouncedDocument[] = ['terms', 'privacy'];

/**
 * Informs every customer, once, of a text that was announced, or that took effect with a changed cancellation policy.
 * The first version that customers saw is not a change. @param known every edition
 */
export async function announceChanges(
  { db, clock, config, jobs }: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  known = editions,
): Promise<void> {
  const now = clock.now();
  const today = operatorsDay(now, config.timeZone);
  for (const document of binding) {
    const { current, next } = editionsOn(today, known[document]);
    const edition = next ?? current;
    const version = formatVersion(document, edition, config.cancellationPolicy);
    const appliesFrom = edition.effectiveFrom > today ? edition.effectiveFrom : today;
    await db.transaction().execute(async (trx) => {
      if (!(await takeAnnouncement(trx, { document, version, announced_at: now }))) return;
      const announcedAt = now.toISOString();
      await jobs.send(trx, notifyCustomersJob, { document, version, appliesFrom, announcedAt, after: 0 });
    });
  }
}
