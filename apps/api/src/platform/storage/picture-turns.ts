import { AppError } from '../http/index.ts';

/** Who sends a picture, and whether they still wait for it. */
export type Sender = { readonly userId: number; readonly signal: AbortSignal };

/** Of one sender, and in all: drawn or waiting. */
const [mostOfOne, mostInAll] = [2, 8];

const underWay: number[] = [];
let previous: Promise<unknown> = Promise.resolve();

/**
 * Does work on one picture after the other: what is being decoded is the only large thing in memory. Work that nobody waits
 * for is not begun. @throws AppError `unavailable` when too many pictures are being processed
 */
export async function inTurn<Result>(
  { userId, signal }: Sender,
  work: () => Promise<Result>,
): Promise<Result> {
  const own = underWay.filter((one) => one === userId).length;
  if (own >= mostOfOne || underWay.length >= mostInAll) throw new AppError('unavailable');
  underWay.push(userId);
  const turn = previous.then(() => {
    requireWaiting(signal);
    return work();
  });
  previous = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    underWay.splice(underWay.indexOf(userId), 1);
  }
}

/** @throws AppError when the client has gone: the result must not appear later */
export function requireWaiting(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError('unavailable');
}
