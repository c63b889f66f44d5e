import type { Connection } from '../../platform/db/index.ts';
import { about } from './demonstration/about.ts';
import { faq } from './demonstration/faq.ts';
import { hours } from './demonstration/hours.ts';
import { timeline } from './demonstration/timeline.ts';
import { addMissingContent } from './site.repository.ts';

/** The demonstration operator's texts about the company, until they are edited. */
export async function seedSite(db: Connection): Promise<void> {
  await addMissingContent(db, 'about', about);
  await addMissingContent(db, 'timeline', timeline);
  await addMissingContent(db, 'faq', faq);
  await addMissingContent(db, 'hours', hours);
}
