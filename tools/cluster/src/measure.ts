import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import type { Attempt } from './load/attempt.ts';
import type { Load } from './load/load.ts';
import { until } from './until.ts';
import type { Verdict } from './verdict.ts';

/** What visitors noticed of a fault. */
export interface Measured {
  readonly fault: Fault;
  readonly requests: number;
  readonly booked: number;
  /** Requests without an answer, and those that the site refused without a reason. */
  readonly failed: number;
  readonly refused: number;
  /** Seconds: the longest time without a booking, and without a page. */
  readonly pause: number;
  readonly pagePause: number;
  /** Where another had to take the part of what failed: seconds until it had it, and from then to a booking. */
  readonly failover?: { readonly detection: number; readonly recovery: number };
  readonly verdict: Verdict;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const isDone =
  (kind: Attempt['kind']) =>
  (attempt: Attempt): boolean =>
    attempt.kind === kind && attempt.outcome === 'done';

/** The longest time between two answers of a kind, in seconds. A refusal is no answer. */
export function longestPause(
  attempts: readonly Attempt[],
  kind: Attempt['kind'],
  { from, to }: Span,
): number {
  const done = attempts.filter(isDone(kind)).map(({ at }) => at);
  const moments = [from, ...done.filter((at) => at > from && at < to).toSorted((a, b) => a - b), to];
  const pauses = moments.slice(1).map((at, index) => at - (moments[index] ?? at));
  return Math.max(...pauses) / 1000;
}

export interface MeasureOptions {
  /** Milliseconds of load before and after the fault. */
  readonly calm?: number;
  /** Milliseconds after which a booking must have succeeded. */
  readonly limit?: number;
}

/**
 * Lets a fault happen under load, and waits until customers book again.
 * @throws Stop if they do not
 */
export async function measure(
  load: Load,
  fault: Fault,
  judge: () => Promise<Verdict>,
  { calm = 4000, limit }: MeasureOptions = {},
): Promise<Measured> {
  const bookedAfter = (since: number): Promise<number> =>
    until(
      () => load.attempts.filter(isDone('booking')).find(({ at }) => at > since)?.at,
      `After "${fault.name}" no customer has booked`,
      limit,
    );
  await sleep(calm);
  const from = performance.now();
  const sendAway = fault.spares === undefined ? undefined : load.hurry();
  const takenAt = await fault.happen();
  await bookedAfter(performance.now());
  await sleep(calm);
  await untilEnough(load, fault, from);
  await sendAway?.();
  const span = { from, to: performance.now() };
  return {
    fault,
    ...countRequests(load.attempts, span),
    ...(takenAt !== undefined && {
      failover: {
        detection: (takenAt - from) / 1000,
        recovery: ((await bookedAfter(takenAt)) - takenAt) / 1000,
      },
    }),
    verdict: await judge(),
  };
}

/** Waits until so many requests were sent that none lost says something. */
async function untilEnough({ attempts }: Load, { name, spares = 0 }: Fault, from: number): Promise<void> {
  const isEnough = () => attempts.filter(({ at }) => at > from).length >= spares || undefined;
  await until(isEnough, `During "${name}" there were no ${spares} requests`, 180_000);
}

function countRequests(attempts: readonly Attempt[], span: Span) {
  const during = attempts.filter(({ at }) => at > span.from && at < span.to);
  const count = (outcome: Attempt['outcome']): number =>
    during.filter((one) => one.outcome === outcome).length;
  return {
    requests: during.length,
    booked: during.filter(isDone('booking')).length,
    failed: count('unanswered'),
    refused: count('refused'),
    pause: longestPause(attempts, 'booking', span),
    pagePause: longestPause(attempts, 'page', span),
  };
}

const heads = [
  'fault',
  'requests',
  'booked',
  'failed',
  'refused',
  'no booking s',
  'detected s',
  'recovered s',
  'no page s',
  'lost',
  'double',
];

/** The table of a run, for people. */
export function formatTable(rows: readonly Measured[]): string {
  const cells = rows.map(
    ({ fault, requests, booked, failed, refused, pause, failover, pagePause, verdict }) => [
      fault.name,
      ...[requests, booked, failed, refused].map(String),
      pause.toFixed(1),
      failover?.detection.toFixed(1) ?? '',
      failover?.recovery.toFixed(1) ?? '',
      pagePause.toFixed(1),
      String(verdict.lost),
      String(verdict.doubleRides + verdict.doubleCharges),
    ],
  );
  const widths = heads.map((head, at) => Math.max(head.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return [line(heads), ...cells.map(line)].join('\n');
}
