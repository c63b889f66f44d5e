import type { JSONColumnType } from 'kysely';

export type SitePart = 'about' | 'timeline' | 'faq' | 'hours';

export type SiteContentTable = {
  part: SitePart;
  content: JSONColumnType<object>;
};

export type SiteTables = { site_contents: SiteContentTable };
