export interface SecurityEventTable {
  minute: Date;
  kind: string;
  call: string;
  subject: string;
  outcome: string;
  user_id: number | null;
  network: string;
  times: number;
}

export interface SecurityTables {
  security_events: SecurityEventTable;
}
