export interface RideNotesTable {
  reservation_id: number;
  note: string;
  chauffeur_name: string;
  chauffeur_phone: string;
  chauffeur_plate: string;
  updated_at: Date;
}

/** The link by which a customer pays a ride that an operator booked. */
export interface PaymentLinkTable {
  reservation_id: number;
  expires_at: Date;
  created_at: Date;
}

export interface DispatchTables {
  ride_notes: RideNotesTable;
  payment_links: PaymentLinkTable;
}
