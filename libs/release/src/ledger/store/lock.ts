import { LockedError, withLock as whileLocked } from '@livree/server/lock';
import { Refusal } from '../refusal.ts';
import { busy, patienceMs } from './busy.ts';

/** An error of SQLite, such as that the file cannot be written. */
const isOfDatabase = (error: unknown): error is Error => error instanceof Error && 'errcode' in error;

/** Runs `act` while holding the lock of a file. @throws Refusal if another process holds it for more than 10 s, or this user may not */
export async function withLock<T>(file: string, act: () => Promise<T>): Promise<T> {
  try {
    return await whileLocked(file, act, { timeoutMs: patienceMs });
  } catch (error) {
    if (isOfDatabase(error))
      throw new Refusal(`${file} cannot be locked: ${error.message}`, { cause: error });
    throw error instanceof LockedError ? busy() : error;
  }
}
