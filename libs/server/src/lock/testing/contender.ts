import { createInterface } from 'node:readline';
import { tryLock } from '../lock.ts';

let unlock: (() => void) | undefined;

/** For each line `<moment> <file>`: tries at that moment to take the lock, prints whether it did, and keeps it until the next line. */
for await (const line of createInterface(process.stdin)) {
  unlock?.();
  const [moment = '', file = ''] = line.split(' ');
  while (Date.now() < Number(moment));
  unlock = tryLock(file);
  process.stdout.write(unlock === undefined ? 'refused\n' : 'held\n');
}
