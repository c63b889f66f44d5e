import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from './lock.ts';

const pauseMs = 25;

/** Another process held the lock for too long. */
export class LockedError extends Error {}

/** Runs `act` while holding the lock of a file. @throws LockedError if nobody releases it within `timeoutMs` */
export async function withLock<T>(
  file: string,
  act: () => Promise<T>,
  { timeoutMs }: { readonly timeoutMs: number },
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  let unlock = tryLock(file);
  while (unlock === undefined) {
    if (Date.now() > deadline) throw new LockedError(`${file} is locked by another process`);
    await sleep(pauseMs);
    unlock = tryLock(file);
  }
  try {
    return await act();
  } finally {
    unlock();
  }
}
