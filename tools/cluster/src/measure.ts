import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import type { Attempt, Load } from './load/load.ts';
import type { Verdict } from './verdict.ts';

/** What visitors noticed of a fault. */
export interface Measured {
  readonly fault: string;
  readonly requests: number;
  readonly failed: number;
  /** Seconds: the longest time without a booking, and without a page. */
  readonly pause: number;
  readonly pagePause: number;
  readonly verdict: Verdict;
}

const usualCalm = 4000;

/** The longest time between two answers of a kind, in seconds. */
export function longestPause(
  attempts: readonly Attempt[],
  kind: Attempt['kind'],
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const answered = attempts.filter((one) => one.kind === kind && one.isAnswered).map(({ at }) => at);
  const moments = [from, ...answered.filter((at) => at > from && at < to).toSorted((a, b) => a - b), to];
  const pauses = moments.slice(1).map((at, index) => at - (moments[index] ?? at));
  return Math.max(...pauses) / 1000;
}

/** Waits until a booking succeeds again. */
async function untilBooked({ attempts }: Load, since: number): Promise<void> {
  const isBooked = ({ kind, at, isAnswered }: Attempt) => kind === 'booking' && isAnswered && at > since;
  while (!attempts.some(isBooked)) await sleep(100);
}

/** @param calm milliseconds of load before and after the fault */
export async function measure(
  load: Load,
  fault: Fault,
  judge: () => Promise<Verdict>,
  calm = usualCalm,
): Promise<Measured> {
  await sleep(calm);
  const from = performance.now();
  await fault.happen();
  await untilBooked(load, performance.now());
  await sleep(calm);
  const to = performance.now();
  const during = load.attempts.filter(({ at }) => at > from && at < to);
  return {
    fault: fault.name,
    requests: during.length,
    failed: during.filter(({ isAnswered }) => !isAnswered).length,
    pause: longestPause(load.attempts, 'booking', { from, to }),
    pagePause: longestPause(load.attempts, 'page', { from, to }),
    verdict: await judge(),
  };
}

const heads = ['fault', 'requests', 'failed', 'no booking s', 'no page s', 'lost', 'double'];

/** The table of a run, for people. */
export function formatTable(rows: readonly Measured[]): string {
  const cells = rows.map(({ fault, requests, failed, pause, pagePause, verdict }) => [
    fault,
    String(requests),
    String(failed),
    pause.toFixed(1),
    pagePause.toFixed(1),
    String(verdict.lost),
    String(verdict.doubleRides + verdict.doubleCharges),
  ]);
  const widths = heads.map((head, at) => Math.max(head.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return [line(heads), ...cells.map(line)].join('\n');
}
