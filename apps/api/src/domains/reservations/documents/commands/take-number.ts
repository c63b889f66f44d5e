import type { Deps } from '../../../../deps.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { localTime } from '../../../../platform/local-time.ts';
import { lockSeries, moveSeries } from '../bill-series.repository.ts';
import type { BillKind } from '../documents.tables.ts';

type Dependencies = Pick<Deps, 'clock' | 'config'>;

export interface TakenNumber {
  readonly number: string;
  readonly issuedAt: Date;
}

const prefixes: Readonly<Record<BillKind, string>> = { receipt: 'R', credit_note: 'A' };

/**
 * The next number of a kind, `R-2026-000001`, and the time of its bill. Both rise together, whichever process issues:
 * the time is taken under the lock of the series, and a clock that lags behind gets the time of the bill before.
 * The number is used only if the transaction commits.
 */
export function takeNumber(trx: Connection, deps: Dependencies, kind: BillKind): Promise<TakenNumber> {
  return takeFrom(trx, deps, { kind, year: getYear(deps.clock.now(), deps) });
}

async function takeFrom(
  trx: Connection,
  deps: Dependencies,
  series: { readonly kind: BillKind; readonly year: number },
): Promise<TakenNumber> {
  const { last, lastIssuedAt } = await lockSeries(trx, series);
  const now = deps.clock.now();
  const issuedAt = lastIssuedAt !== null && lastIssuedAt > now ? lastIssuedAt : now;
  const year = getYear(issuedAt, deps);
  // The year ended while this transaction waited for the lock.
  if (year !== series.year) return takeFrom(trx, deps, { ...series, year });
  await moveSeries(trx, series, { last: last + 1, lastIssuedAt: issuedAt });
  const place = String(last + 1).padStart(6, '0');
  return { number: `${prefixes[series.kind]}-${year}-${place}`, issuedAt };
}

const getYear = (moment: Date, { config }: Dependencies): number =>
  Number(localTime(moment, config.timeZone).slice(0, 4));
