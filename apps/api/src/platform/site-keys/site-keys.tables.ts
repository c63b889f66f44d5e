export interface SiteKeyTable {
  name: string;
  fingerprint: string;
}

export interface SiteKeysTables {
  site_keys: SiteKeyTable;
}
