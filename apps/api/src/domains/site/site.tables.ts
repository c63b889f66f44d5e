import type { JSONColumnType } from 'kysely';

export type SitePart = 'about' | 'timeline' | 'faq' | 'hours';

export interface SiteContentTable {
  part: SitePart;
  content: JSONColumnType<object>;
}

export interface SiteTables {
  site_contents: SiteContentTable;
}
