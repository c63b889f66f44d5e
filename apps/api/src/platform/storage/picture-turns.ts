import { AppError } from '../http/index.ts';

/** The sender of a picture, and whether they still wait for it. */
export interface Sender {
  readonly userId: number;
  readonly signal: AbortSignal;
}

/** The limits per sender and in all, running or waiting. */
const [mostOfOne, mostInAll] = [2, 8];

const underWay: number[] = [];
let previous: Promise<unknown> = Promise.resolve();

/**
 * Processes one picture at a time, so that only one decoded picture is in memory. Work that nobody waits for is not
 * started. @throws AppError `unavailable` if too many pictures are being processed
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

/** @throws AppError if the client has gone, because the result must not appear later */
export function requireWaiting(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError('unavailable');
}
