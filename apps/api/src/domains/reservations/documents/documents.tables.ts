import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read parsed by the driver; `model/bill.ts` parses it. */
type Json = ColumnType<unknown, string, never>;

export type BillKind = 'receipt' | 'credit_note';

export interface RideDocumentTable {
  id: Generated<number>;
  kind: BillKind;
  number: string;
  reservation_id: number | null;
  transaction_id: number | null;
  content: Json;
  issued_at: Date;
}

export interface DocumentCounterTable {
  kind: BillKind;
  year: number;
  last: number;
  last_issued_at: Date | null;
}

export interface DocumentsTables {
  ride_documents: RideDocumentTable;
  document_counters: DocumentCounterTable;
}
