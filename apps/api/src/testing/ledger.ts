import { sql } from 'kysely';
import type { Connection } from '../platform/db/index.ts';

/** A charge in the books of the sandbox, with our records of it. */
export interface Charge {
  readonly reference: string;
  readonly amount: number;
  readonly captures: number;
  readonly given_back: number;
  /** Our transaction and its reservation; null if we have no record of the charge. */
  readonly transaction: string | null;
  readonly reservation: string | null;
}

/** Everything that the provider captured, by its own books, unordered. */
export async function charges(db: Connection): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select i.reference, i.amount_cents as amount, i.captures, t.status as transaction, r.status as reservation,
      coalesce((select sum(f.amount_cents) from sandbox_refunds f where f.intent_id = i.id), 0)::integer as given_back
    from sandbox_intents i
      left join transactions t on t.idempotency_key = i.reference
      left join reservations r on r.id = t.reservation_id
    where i.status = 'succeeded'`.execute(db);
  return rows;
}

/**
 * Captured once, and either for a ride that takes place or refunded in full: with the ride, or because another card
 * paid it.
 */
export const isFair = ({ captures, amount, given_back, transaction, reservation }: Charge): boolean =>
  captures === 1 &&
  ((transaction === 'completed' && reservation === 'confirmed' && given_back === 0) ||
    (given_back === amount && (reservation === 'cancelled' || transaction === 'refunded')));

/** Confirmed reservations without a charge that was captured and kept. */
export async function unpaidRides(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select r.reference from reservations r
    where r.status = 'confirmed' and not exists (
      select from transactions t join sandbox_intents i on i.reference = t.idempotency_key
      where t.reservation_id = r.id and i.status = 'succeeded' and i.amount_cents >
        coalesce((select sum(f.amount_cents) from sandbox_refunds f where f.intent_id = i.id), 0))`.execute(
    db,
  );
  return rows.map(({ reference }) => reference);
}
