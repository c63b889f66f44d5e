import { LockedError, withLock as whileLocked } from '@livree/server/lock';
import { busy, patienceMs } from './busy.ts';

/** Runs `act` while holding the lock of a file. @throws Refusal if another process holds it for more than 10 s */
export async function withLock<T>(file: string, act: () => Promise<T>): Promise<T> {
  try {
    return await whileLocked(file, act, { timeoutMs: patienceMs });
  } catch (error) {
    throw error instanceof LockedError ? busy() : error;
  }
}
