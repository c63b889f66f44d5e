export type LegalAnnouncementTable = {
  document: string;
  version: string;
  announced_at: Date;
};

export type LegalNoticeTable = {
  user_id: number;
  document: string;
  announced_at: Date;
};

export type LegalTables = {
  legal_announcements: LegalAnnouncementTable;
  legal_notices: LegalNoticeTable;
};
