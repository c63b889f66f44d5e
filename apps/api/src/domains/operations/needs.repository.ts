import type { NeedKind } from '@livree/contracts';
import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';

export interface NeedRow {
  readonly kind: NeedKind;
  readonly id: number;
  readonly name: string;
  readonly since: Date;
}

/** Every task that waits for an operator at a moment, the longest waiting first within its kind. */
export async function readNeeds(db: Connection, now: Date): Promise<NeedRow[]> {
  const { rows } = await sql<NeedRow>`
    select 'unclosed' as kind, id, reference as name, upper(during) as since
      from reservations where status in ('confirmed', 'in_progress') and upper(during) < ${now}
    union all
    select 'unconfirmed', id, reference, pickup_at from reservations ride
      where status = 'pending' and not exists (
        select from payment_links where reservation_id = ride.id and expires_at > ${now})
    union all
    select 'unpaid', id, reference, pickup_at from reservations ride
      where status in ('confirmed', 'in_progress') and not paid_elsewhere and not exists (
        select from transactions where reservation_id = ride.id and type = 'payment' and status = 'completed')
    union all
    select 'failed_refund', reservations.id, reservations.reference, transactions.updated_at
      from transactions join reservations on reservations.id = transactions.reservation_id
      where type in ('refund', 'partial_refund') and transactions.status = 'failed'
    union all
    select 'refund_request', reservations.id, reservations.reference, transactions.created_at
      from transactions join reservations on reservations.id = transactions.reservation_id
      where decision = 'awaited' and transactions.status = 'pending'
    union all
    select 'dispute', id, reference, coalesce(answer_by, opened_at) from disputes where status = 'open'
    union all
    select 'difference', id, reference, happened_at from book_differences where closed_at is null
    union all
    select 'change_request', reservations.id, reservations.reference, asked_at
      from change_requests join reservations on reservations.id = change_requests.reservation_id
      where change_requests.status = 'open' and reservations.status = 'confirmed' and pickup_at > ${now}
    union all
    select 'flight', ride.id, ride.reference, min(attention_since)
      from reservations ride cross join lateral (
        select attention, attention_since from ride_flights
          where reservation_id = ride.id and pickup_at = ride.pickup_at and ride.status = 'confirmed'
        union all
        select attention, attention_since from return_flights
          where reservation_id = ride.id and pickup_at = ride.return_at
      ) flight
      where attention is not null and ride.status in ('confirmed', 'in_progress') group by ride.id
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
