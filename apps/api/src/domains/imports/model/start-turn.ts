/** For how long one call works: the gateway waits a little more than twice as long for its answer. */
const turnMs = 6000;

/** Whether a call that begins now has worked long enough; the same call, sent again, goes on with the rows that it left. */
export function startTurn(): () => boolean {
  const until = performance.now() + turnMs;
  return () => performance.now() > until;
}
