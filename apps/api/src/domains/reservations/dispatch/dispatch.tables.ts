export interface RideNotesTable {
  reservation_id: number;
  note: string;
  chauffeur_name: string;
  chauffeur_phone: string;
  chauffeur_plate: string;
  updated_at: Date;
}

export interface DispatchTables {
  ride_notes: RideNotesTable;
}
