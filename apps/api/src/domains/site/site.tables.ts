import type { Generated, JSONColumnType } from 'kysely';

export type SitePart = 'about' | 'timeline' | 'faq' | 'hours';

export interface SiteContentTable {
  part: SitePart;
  content: JSONColumnType<object>;
  version: Generated<Date>;
}

/** The parts whose things are edited one by one. */
export type EntryPart = 'faq' | 'timeline';

export interface SiteEntryTable {
  id: Generated<number>;
  part: EntryPart;
  position: number;
  /** In wire form. */
  content: JSONColumnType<object>;
  is_shown: Generated<boolean>;
  version: Generated<Date>;
}

export interface SiteTables {
  site_contents: SiteContentTable;
  site_entries: SiteEntryTable;
}
