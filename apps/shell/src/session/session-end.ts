import { sessionSecondsHeader } from '@livree/contracts';
import type { Clock, KeyValueStore } from '@livree/platform/shell';

const key = 'session-ends';

/** Stores for all tabs when the session ends, from the last answer, in this browser's own time. */
export function noteSessionEnd(store: KeyValueStore, clock: Clock, headers: Headers): void {
  const seconds = headers.get(sessionSecondsHeader);
  if (seconds !== null) store.write(key, String(clock.now().getTime() + Number(seconds) * 1000));
}

/** The milliseconds left; infinite until an answer has said so. */
export function timeLeft(store: KeyValueStore, clock: Clock): number {
  const ends = store.read(key);
  return ends === null ? Infinity : Number(ends) - clock.now().getTime();
}
