import { createInterface } from 'node:readline';
import { tryLock } from '../lock.ts';

let unlock: (() => void) | undefined;

/**
 * For each line `<moment> <file>`: tries to take the lock at that moment, prints whether it succeeded, and holds the
 * lock until the next line.
 */
for await (const line of createInterface(process.stdin)) {
  unlock?.();
  const [moment = '', file = ''] = line.split(' ');
  while (Date.now() < Number(moment));
  unlock = tryLock(file);
  process.stdout.write(unlock === undefined ? 'refused\n' : 'held\n');
}
