import { readFileSync } from 'node:fs';

/** Milliseconds between two checks of a busy process, and of an idle one. */
const busyInterval = 100;
const idleInterval = 500;

/** Synchronous: the system answers from memory faster than an asynchronous read can start. */
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
  /** The limit in megabytes. */
  readonly limit: number;
  readonly isBusy: () => boolean;
  readonly onTooMuch: () => void;
}

/**
 * Calls `onTooMuch` once if a process uses more than its limit; V8's own limit does not include buffers. It works on
 * Linux only and does nothing elsewhere. The return value stops it.
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
