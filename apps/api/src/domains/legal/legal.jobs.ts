import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

const announcement = {
  document: z.enum(['terms', 'privacy']),
  version: z.string(),
  /** The first day on which it applies. */
  appliesFrom: z.string(),
};

/** Looks for changed texts. */
export const announceJob = defineJob('legal.announce', z.record(z.string(), z.never()));
/** Informs the customers after a number, in batches. */
export const notifyCustomersJob = defineJob(
  'legal.tell-customers',
  z.object({ ...announcement, announcedAt: z.string(), after: z.int() }),
);
export const changeMailJob = defineJob('legal.change-mail', z.object({ ...announcement, userId: z.int() }));

export type AnnouncedDocument = z.output<typeof announcement.document>;
export interface Announcement {
  readonly document: AnnouncedDocument;
  readonly version: string;
  readonly appliesFrom: string;
}
