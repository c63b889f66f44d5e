import { sql } from 'kysely';
import type { TestApi } from './test-api.ts';

export interface Books {
  readonly status: string;
  readonly total: number;
  /** What the provider took and did not give back, by its own books. */
  readonly kept: number;
  /** Receipts less credit notes. */
  readonly billed: number;
}

/** What a ride costs, what was kept for it, and what its papers say, in cents. */
export async function readBooks(api: TestApi, id: number): Promise<Books> {
  const { rows } = await sql<Books>`
    select r.status, r.total_cents as total,
      (select coalesce(sum(i.amount_cents - (
          select coalesce(sum(f.amount_cents), 0) from sandbox_refunds f where f.intent_id = i.id)), 0)
        from sandbox_intents i join transactions t on t.idempotency_key = i.reference
        where t.reservation_id = r.id and i.status = 'succeeded')::integer as kept,
      (select coalesce(sum((d.content->>'totalCents')::integer
          * case d.kind when 'receipt' then 1 else -1 end), 0)
        from ride_documents d where d.reservation_id = r.id)::integer as billed
    from reservations r where r.id = ${id}`.execute(api.database.db);
  const [books] = rows;
  if (!books) throw new Error(`There is no reservation ${id}`);
  return books;
}
