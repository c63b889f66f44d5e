import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';

export interface FirstPaperEnd {
  readonly paper: 'insurance' | 'inspection' | 'licence';
  /** Negative when it has ended. */
  readonly days: number;
}

/** For each kind of paper of the vehicles on offer, the days until the first one ends; none for a kind without dates. */
export async function firstPaperEnds(db: Connection, now: Date): Promise<FirstPaperEnd[]> {
  const { rows } = await sql<FirstPaperEnd>`
    select paper, min(until) - ${now}::timestamptz::date as days
    from vehicles cross join lateral
      (values ('insurance', insurance_until), ('inspection', inspection_until), ('licence', licence_until)) end_of (paper, until)
    where is_active and until is not null
    group by paper`.execute(db);
  return rows;
}
