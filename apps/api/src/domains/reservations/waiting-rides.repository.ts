import type { RideNeed } from '@livree/contracts';
import { type RawBuilder, sql } from 'kysely';

interface WaitingRide {
  readonly kind: RideNeed;
  readonly id: number;
  readonly name: string;
  readonly since: Date;
}

/** The query of the rides that wait for somebody of the company at a moment; a ride may wait for several reasons. */
export const waitingRides = (now: Date): RawBuilder<WaitingRide> => sql<WaitingRide>`
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
    where attention is not null and ride.status in ('confirmed', 'in_progress') group by ride.id`;
