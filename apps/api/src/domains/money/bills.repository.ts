import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { RideDocument } from '../reservations/index.ts';
import type { Period } from './model/period.ts';

/** What a receipt or credit note says of its money, in cents, and the fee of its payment or refund. */
export interface BillAmount {
  readonly kind: RideDocument['kind'];
  readonly issued_at: Date;
  readonly settled_at: Date;
  readonly total_cents: number;
  readonly vat_percent: number;
  readonly fee_cents: number;
  readonly is_fee_unknown: boolean;
}

/** In the order of their issue. */
export async function billAmounts(db: Connection, { start, end }: Period): Promise<BillAmount[]> {
  const { rows } = await sql<BillAmount>`
    select bill.kind, bill.issued_at, (bill.content->>'settledAt')::timestamptz as settled_at,
      (bill.content->>'totalCents')::integer as total_cents,
      (bill.content->>'vatPercent')::double precision as vat_percent,
      coalesce(moved.fee_cents, 0) as fee_cents,
      (moved.id is not null and moved.net_cents is null) as is_fee_unknown
    from ride_documents bill left join transactions moved on moved.id = bill.transaction_id
    where bill.issued_at >= ${start} and bill.issued_at < ${end}
    order by bill.id`.execute(db);
  return rows;
}

const batch = 500;

/** Whole, in the order of their issue, read in batches so that memory stays small. */
export async function* everyBill(db: Connection, { start, end }: Period): AsyncGenerator<RideDocument> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('ride_documents')
      .selectAll()
      .where('issued_at', '>=', start)
      .where('issued_at', '<', end)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}
