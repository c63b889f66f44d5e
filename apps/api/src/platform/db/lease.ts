export type Release = () => void;

/**
 * Lends one thing out, first come, first served.
 * Handing over waits for the event loop: PGlite's promises alone would never let timers and sockets run.
 * @param timeoutMs how long one may wait: a wait for oneself (the root handle used inside a transaction) ends in an error, not in a hang.
 */
export function createLease(timeoutMs: number): () => Promise<Release> {
  const waiting: (() => void)[] = [];
  let isLent = false;

  const handOver = (): void => {
    const next = waiting.shift();
    if (next) next();
    else isLent = false;
  };

  const release = (): Release => {
    let isBack = false;
    return () => {
      if (!isBack) setImmediate(handOver);
      isBack = true;
    };
  };

  return () => {
    if (!isLent) {
      isLent = true;
      return Promise.resolve(release());
    }
    return new Promise((resolve, reject) => {
      const take = (): void => {
        clearTimeout(timer);
        resolve(release());
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(take), 1);
        reject(new Error(`No database connection became free within ${timeoutMs} ms`));
      }, timeoutMs);
      waiting.push(take);
    });
  };
}
