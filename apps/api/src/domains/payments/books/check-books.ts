import type { PaymentDependencies } from '../model/dependencies.ts';
import { closeSettled, heldTransactions, keepDifference } from './books.repository.ts';
import { compareBooks, type Span } from './compare-books.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Nobody waits for it, and a busy week has many pages. */
const longestReadMs = 2 * 60_000;

/**
 * Compares the last three days of each provider's books with ours: keeps what differs, and closes what agrees by now.
 * It ends three hours ago, because PayPal's books lag by so much. Repeatable.
 * @throws AggregateError of the providers that did not answer; the others are compared
 */
export async function checkBooks(deps: PaymentDependencies): Promise<void> {
  const end = new Date(deps.clock.now().getTime() - 3 * hour);
  const span = { start: new Date(end.getTime() - 3 * day), end };
  const failures: unknown[] = [];
  for (const provider of deps.providers.names)
    await checkProvider(deps, provider, span).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some books could not be compared');
}

async function checkProvider(deps: PaymentDependencies, name: string, span: Span): Promise<void> {
  const { db, clock } = deps;
  // Ours may have been recorded a day before or after theirs.
  const around = { start: new Date(span.start.getTime() - day), end: new Date(span.end.getTime() + day) };
  const theirs = await deps.providers.named(name).listMovements(around, clock.timeout(longestReadMs));
  const ours = await heldTransactions(db, name, { span, theirs });
  const found = compareBooks({ theirs, ours }, span);
  const now = clock.now();
  for (const difference of found) await keepDifference(db, name, { difference, now });
  await closeSettled(db, name, { span, found, now });
}
