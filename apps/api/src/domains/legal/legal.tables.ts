export interface LegalAnnouncementTable {
  document: string;
  version: string;
  announced_at: Date;
}

export interface LegalNoticeTable {
  user_id: number;
  document: string;
  announced_at: Date;
}

export interface LegalTables {
  legal_announcements: LegalAnnouncementTable;
  legal_notices: LegalNoticeTable;
}
