export interface MessageTurnTable {
  key: string;
  hour_began: Date;
  hour_count: number;
  day_began: Date;
  day_count: number;
}

export interface ThrottleTables {
  message_turns: MessageTurnTable;
}
