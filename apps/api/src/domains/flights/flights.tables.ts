/** A notice of a source, by its own id. */
export interface FlightNoticeTable {
  id: string;
  received_at: Date;
}

export interface FlightNoticesTables {
  flight_notices: FlightNoticeTable;
}
