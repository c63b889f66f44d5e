import type { Generated } from 'kysely';

interface ImportTable {
  id: Generated<number>;
  actor_id: number;
  /** One for each import, however often it is sent. */
  key: string;
  kind: string;
  file_name: string;
  fingerprint: string;
  created_at: Date;
}

/** A row of a file, and the number of the thing that it made. */
interface ImportedRowTable {
  import_id: number;
  number: number;
  subject_id: number;
  /** What another program calls a ride. */
  reference: string | null;
}

export interface ImportsTables {
  imports: ImportTable;
  imported_rows: ImportedRowTable;
}
