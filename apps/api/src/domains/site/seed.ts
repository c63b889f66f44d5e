import type { Connection } from '../../platform/db/index.ts';
import { about } from './demonstration/about.ts';
import { faq } from './demonstration/faq.ts';
import { hours } from './demonstration/hours.ts';
import { timeline } from './demonstration/timeline.ts';
import { insertEntry } from './entries.repository.ts';
import { addMissingContent } from './site.repository.ts';
import type { EntryPart } from './site.tables.ts';

/** The demonstration operator's texts about the company, until they are edited. */
export async function seedSite(db: Connection): Promise<void> {
  await addMissingContent(db, 'about', about);
  await addMissingContent(db, 'hours', hours);
  if (await addMissingContent(db, 'timeline', timeline)) await addEntries(db, 'timeline', timeline.entries);
  if (await addMissingContent(db, 'faq', faq)) await addEntries(db, 'faq', faq.questions);
}

async function addEntries(db: Connection, part: EntryPart, contents: readonly object[]): Promise<void> {
  for (const content of contents) await insertEntry(db, part, { content, isShown: true });
}
