import type { NeedKind } from '@livree/contracts';
import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import { waitingRides } from '../reservations/index.ts';

export interface NeedRow {
  readonly kind: NeedKind;
  readonly id: number;
  readonly name: string;
  readonly since: Date;
}

/** Every task that waits for an operator at a moment, the longest waiting first within its kind. */
export async function readNeeds(db: Connection, now: Date): Promise<NeedRow[]> {
  const { rows } = await sql<NeedRow>`
    ${waitingRides(now)}
    union all
    select 'refund_request', reservations.id, reservations.reference, transactions.created_at
      from transactions join reservations on reservations.id = transactions.reservation_id
      where decision = 'awaited' and transactions.status = 'pending'
    union all
    select 'dispute', id, reference, coalesce(answer_by, opened_at) from disputes where status = 'open'
    union all
    select 'difference', id, reference, happened_at from book_differences where closed_at is null
    union all
    select 'message', id, name, created_at from contact_messages where answered_at is null
    union all
    select 'review', id, reviewer_name, created_at from reviews where status = 'pending'
    union all
    select 'paper', id, make || ' ' || model, min(until)::timestamptz
      from vehicles cross join lateral (values (insurance_until), (inspection_until), (licence_until)) paper (until)
      where is_active and until <= (${now}::timestamptz + interval '30 days')::date
      group by id, make, model
    order by kind, since, id`.execute(db);
  return rows;
}
