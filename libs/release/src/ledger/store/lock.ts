import { LockedError, withLock as whileLocked } from '@livree/server/lock';
import { Refusal } from '../refusal.ts';

const timeoutMs = 10_000;

/** Runs `act` while holding the lock of a file. @throws Refusal when another process keeps it for more than 10 s. */
export async function withLock<T>(file: string, act: () => Promise<T>): Promise<T> {
  try {
    return await whileLocked(file, act, { timeoutMs });
  } catch (error) {
    throw error instanceof LockedError
      ? new Refusal('another release command is still running; try again in a moment')
      : error;
  }
}
