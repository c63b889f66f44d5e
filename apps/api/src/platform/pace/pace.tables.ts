export type MessageTurnTable = {
  key: string;
  hour_began: Date;
  hour_count: number;
  day_began: Date;
  day_count: number;
};

export type PaceTables = { message_turns: MessageTurnTable };
