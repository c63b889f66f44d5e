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

/** The last of the processes that one started; what confines Node starts it as its only child. */
function innermost(pid: number): number {
  try {
    const child = Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10);
    return Number.isNaN(child) ? pid : innermost(child);
  } catch {
    return pid;
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
 * Calls `onTooMuch` once if a process, or the one that runs inside it, uses more than its limit; V8's own limit does not include buffers. It works on
 * Linux only and does nothing elsewhere. The return value stops it.
 */
export function watchMemory({ pid, limit, isBusy, onTooMuch }: WatchedProcess): () => void {
  let lookedAt = 0;
  const look = (): void => {
    if (!isBusy() && performance.now() - lookedAt < idleInterval) return;
    lookedAt = performance.now();
    if ((residentMegabytes(innermost(pid)) ?? 0) <= limit) return;
    clearInterval(watch);
    onTooMuch();
  };
  const watch = setInterval(look, busyInterval).unref();
  return () => clearInterval(watch);
}
