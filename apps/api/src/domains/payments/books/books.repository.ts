import type { Selectable } from 'kysely';
import { type Connection, everyRow } from '../../../platform/db/index.ts';
import type { ProviderMovement } from '../model/provider.ts';
import type { Transaction } from '../payments.repository.ts';
import type { BookDifferenceTable } from './books.tables.ts';
import type { Difference, Span } from './compare-books.ts';

export type BookDifference = Selectable<BookDifferenceTable>;

/** Ours of a span, and those that the provider's movements are about, whenever they were. */
export async function heldTransactions(
  db: Connection,
  provider: string,
  { span: { start, end }, theirs }: { readonly span: Span; readonly theirs: readonly ProviderMovement[] },
): Promise<Transaction[]> {
  const ids = theirs.map(({ id }) => id);
  const references = theirs.flatMap(({ reference }) => reference ?? []);
  return (
    db
      .selectFrom('transactions')
      .selectAll()
      .where('provider', '=', provider)
      // A lost dispute is no refund in the provider's books.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('disputes')
              .select('disputes.id')
              .whereRef('disputes.reference', '=', 'transactions.provider_reference'),
          ),
        ),
      )
      .where(({ and, eb, or }) =>
        or([
          and([eb('processed_at', '>=', start), eb('processed_at', '<', end)]),
          ...(ids.length > 0 ? [eb('provider_reference', 'in', ids)] : []),
          ...(references.length > 0 ? [eb('idempotency_key', 'in', references)] : []),
        ]),
      )
      .execute()
  );
}

/** Keeps a difference; one that an operator closed stays closed while it says the same. */
export async function keepDifference(
  db: Connection,
  provider: string,
  { difference, now }: { readonly difference: Difference; readonly now: Date },
): Promise<void> {
  const columns = {
    kind: difference.kind,
    transaction_id: difference.transactionId,
    our_cents: difference.ourCents,
    their_cents: difference.theirCents,
    happened_at: difference.happenedAt,
  };
  await db
    .insertInto('book_differences')
    .values({
      provider,
      movement: difference.movement,
      reference: difference.reference,
      ...columns,
      found_at: now,
      closed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'movement', 'reference'])
        .doUpdateSet({ ...columns, found_at: now, closed_at: null })
        .where(({ eb, or }) =>
          or([
            eb('book_differences.kind', '!=', columns.kind),
            eb('book_differences.our_cents', 'is distinct from', columns.our_cents),
            eb('book_differences.their_cents', 'is distinct from', columns.their_cents),
          ]),
        ),
    )
    .execute();
}

/** Closes the open differences of a span that are no more: their books and ours agree. */
export async function closeSettled(
  db: Connection,
  provider: string,
  {
    span: { start, end },
    found,
    now,
  }: { readonly span: Span; readonly found: readonly Difference[]; readonly now: Date },
): Promise<void> {
  const open = await db
    .selectFrom('book_differences')
    .select(['id', 'movement', 'reference'])
    .where('provider', '=', provider)
    .where('closed_at', 'is', null)
    .where('happened_at', '>=', start)
    .where('happened_at', '<', end)
    .execute();
  const isFound = ({ movement, reference }: (typeof open)[number]) =>
    found.some((one) => one.movement === movement && one.reference === reference);
  const settled = open.filter((row) => !isFound(row)).map(({ id }) => id);
  if (settled.length === 0) return;
  await db.updateTable('book_differences').set({ closed_at: now }).where('id', 'in', settled).execute();
}

const openDifferences = (db: Connection) =>
  db
    .selectFrom('book_differences')
    .leftJoin('transactions', 'transactions.id', 'book_differences.transaction_id')
    .leftJoin('reservations', 'reservations.id', 'transactions.reservation_id')
    .selectAll('book_differences')
    .select(['reservations.id as reservation_id', 'reservations.reference as ride'])
    .where('book_differences.closed_at', 'is', null);
export type ListedDifference = Awaited<ReturnType<ReturnType<typeof openDifferences>['execute']>>[number];

/** Every open difference, the last found first. */
export const everyDifference = (db: Connection): AsyncGenerator<ListedDifference> =>
  everyRow((id, limit) =>
    openDifferences(db)
      .where('book_differences.id', '<', id)
      .orderBy('book_differences.id', 'desc')
      .limit(limit)
      .execute(),
  );

/** The oldest first. */
export async function listDifferences(
  db: Connection,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ListedDifference[]; total: number }> {
  const rows = await openDifferences(db)
    .orderBy('book_differences.happened_at')
    .orderBy('book_differences.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('book_differences')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Closes an open difference; undefined if there is none. */
export function closeDifference(trx: Connection, id: number, now: Date): Promise<BookDifference | undefined> {
  return trx
    .updateTable('book_differences')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
