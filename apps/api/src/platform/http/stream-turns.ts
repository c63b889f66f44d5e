import { AppError } from './app-error.ts';

/** Streams that one account, and all accounts together, may hold open in this process. */
const perCaller = 20;
const perProcess = 200;
/** Seconds after which a refused one may try again. */
const again = 30;

/** Takes a turn for a stream of an account, and returns what gives it back. @throws AppError 429 or 503 */
export function streamTurns(): (callerId: number) => () => void {
  const open = new Map<number, number>();
  let all = 0;
  return (callerId) => {
    const own = open.get(callerId) ?? 0;
    if (own >= perCaller) throw new AppError('rate_limited', { seconds: again });
    if (all >= perProcess) throw new AppError('unavailable');
    open.set(callerId, own + 1);
    all += 1;
    return () => {
      const left = (open.get(callerId) ?? 1) - 1;
      if (left === 0) open.delete(callerId);
      else open.set(callerId, left);
      all -= 1;
    };
  };
}
