import { readFile } from 'node:fs/promises';

/** Milliseconds between two looks. */
const lookInterval = 100;

async function residentMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/**
 * Calls `onTooMuch` once when a process holds more than `limit` megabytes; V8's own limit knows nothing of buffers.
 * Where the system does not tell (anywhere but on Linux) it watches nothing. The answer ends the watch.
 */
export function watchMemory(pid: number, limit: number, onTooMuch: () => void): () => void {
  const look = async (): Promise<void> => {
    const held = await residentMegabytes(pid);
    if (held === undefined || held <= limit) return;
    clearInterval(watch);
    onTooMuch();
  };
  const watch = setInterval(() => void look(), lookInterval);
  watch.unref();
  return () => clearInterval(watch);
}
