/** Milliseconds before the first and the last of the tries to connect again. */
const shortest = 1000;
const longest = 30_000;

/**
 * Waits before another try: twice as long after each failure, in each browser a little differently, and not shorter than the
 * server asks. @param seconds what it asks
 */
export function pause(failures: number, seconds: number, signal: AbortSignal): Promise<void> {
  const usual = Math.min(longest, shortest * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(usual, seconds * 1000));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Waits until the page is in sight, or no longer wanted. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  const seen = new AbortController();
  return new Promise((resolve) => {
    function look(): void {
      if (document.hidden && !signal.aborted) return;
      seen.abort();
      resolve();
    }
    document.addEventListener('visibilitychange', look, { signal: seen.signal });
    signal.addEventListener('abort', look, { signal: seen.signal });
    look();
  });
}
