import type { ProviderMovement } from '../model/provider.ts';
import type { Transaction } from '../payments.repository.ts';
import type { DifferenceKind, MovementKind } from './books.tables.ts';

export interface Difference {
  readonly movement: MovementKind;
  readonly reference: string;
  readonly kind: DifferenceKind;
  readonly transactionId: number | null;
  readonly ourCents: number | null;
  readonly theirCents: number | null;
  readonly happenedAt: Date;
}

/** From the first moment to the one after the last. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

const isIn = ({ start, end }: Span, moment: Date): boolean => moment >= start && moment < end;

const kindOf = ({ type }: Transaction): MovementKind => (type === 'payment' ? 'payment' : 'refund');

const isSame = (row: Transaction, { kind, id, reference }: ProviderMovement): boolean =>
  kindOf(row) === kind && (row.provider_reference === id || row.idempotency_key === reference);

/** Whether we count the money as moved; a refund that the provider still carries out is known here. */
const isBooked = ({ type, status }: Transaction): boolean =>
  status === 'completed' || status === (type === 'payment' ? 'refunded' : 'processing');

interface Books {
  /** Of the span, and of enough time around it that a movement on another side of midnight is found. */
  readonly theirs: readonly ProviderMovement[];
  readonly ours: readonly Transaction[];
}

/** What the provider's books and ours say differently of a span. */
export function compareBooks({ theirs, ours }: Books, span: Span): Difference[] {
  const fromTheirs = theirs
    .filter(({ at }) => isIn(span, at))
    .flatMap((movement) =>
      findDifference(
        movement,
        ours.find((row) => isSame(row, movement)),
      ),
    );
  const missingThere = ours
    .filter(
      (row) => row.status !== 'processing' && isBooked(row) && isIn(span, row.processed_at ?? row.updated_at),
    )
    .filter((row) => !theirs.some((movement) => isSame(row, movement)))
    .map((row): Difference => ({
      movement: kindOf(row),
      reference: row.provider_reference ?? row.transaction_id,
      kind: 'missing_there',
      transactionId: row.id,
      ourCents: row.amount_cents,
      theirCents: null,
      happenedAt: row.processed_at ?? row.updated_at,
    }));
  return [...fromTheirs, ...missingThere];
}

function findDifference(
  { kind: movement, id: reference, amountCents, at }: ProviderMovement,
  row: Transaction | undefined,
): Difference[] {
  const found = { movement, reference, theirCents: amountCents, happenedAt: at };
  if (!row) return [{ ...found, kind: 'missing_here', transactionId: null, ourCents: null }];
  const known = { ...found, transactionId: row.id };
  if (!isBooked(row)) return [{ ...known, kind: 'missing_here', ourCents: null }];
  return row.amount_cents === amountCents
    ? []
    : [{ ...known, kind: 'other_amount', ourCents: row.amount_cents }];
}
