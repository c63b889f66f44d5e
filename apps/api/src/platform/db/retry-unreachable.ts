import { setTimeout } from 'node:timers/promises';
import { isUnreachable } from './faults.ts';

/** Milliseconds: longer than a failover, and with the sending of a mail shorter than a job may take. */
const patience = 45_000;
const pause = 500;

/** Asks a database that has gone away again, until it is back. @throws its last error */
export async function retryUnreachable<Result>(
  ask: () => Promise<Result>,
  deadline = performance.now() + patience,
): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!isUnreachable(error) || performance.now() > deadline) throw error;
    await setTimeout(pause);
    return retryUnreachable(ask, deadline);
  }
}
