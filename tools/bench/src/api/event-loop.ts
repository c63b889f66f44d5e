const lookEveryMs = 5;

const microsecondsWorked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/**
 * Watches the event loop of this process. A block is the time during which the loop worked without a pause, excluding
 * time without a processor.
 */
export function watchEventLoop(): { longestBlockMs(): number; reset(): void } {
  let longest = 0;
  let worked = microsecondsWorked();
  let lookedAt = performance.now();
  const look = (): void => {
    const [workedNow, now] = [microsecondsWorked(), performance.now()];
    longest = Math.max(longest, Math.min((workedNow - worked) / 1000, now - lookedAt - lookEveryMs));
    [worked, lookedAt] = [workedNow, now];
  };
  setInterval(look, lookEveryMs).unref();
  return {
    longestBlockMs: () => longest,
    reset: () => {
      longest = 0;
    },
  };
}
