import { readFileSync } from 'node:fs';

/** Milliseconds between two looks at a process that works, and at one that nobody waits for. */
const busyInterval = 100;
const idleInterval = 500;

/** Read at once: the system answers from memory, in less time than a read in the background needs to begin. */
function residentMegabytes(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

export interface WatchedProcess {
  readonly pid: number;
  /** Megabytes that it may hold. */
  readonly limit: number;
  readonly isBusy: () => boolean;
  readonly onTooMuch: () => void;
}

/**
 * Calls `onTooMuch` once when a process holds more than its limit; V8's own limit knows nothing of buffers.
 * Where the system does not tell (anywhere but on Linux) it watches nothing. The answer ends the watch.
 */
export function watchMemory({ pid, limit, isBusy, onTooMuch }: WatchedProcess): () => void {
  let lookedAt = 0;
  const look = (): void => {
    if (!isBusy() && performance.now() - lookedAt < idleInterval) return;
    lookedAt = performance.now();
    if ((residentMegabytes(pid) ?? 0) <= limit) return;
    clearInterval(watch);
    onTooMuch();
  };
  const watch = setInterval(look, busyInterval).unref();
  return () => clearInterval(watch);
}
