import { sessionSecondsHeader } from '@livree/contracts';
import type { Clock, KeyValueStore } from '@livree/platform/shell';

const key = 'session-ends';

/** Notes for all tabs when the session ends, as the last answer in it said: by this browser's own clock. */
export function noteSessionEnd(store: KeyValueStore, clock: Clock, headers: Headers): void {
  const seconds = headers.get(sessionSecondsHeader);
  if (seconds !== null) store.write(key, String(clock.now().getTime() + Number(seconds) * 1000));
}

/** Milliseconds that are left; infinitely many while no answer has said. */
export function timeLeft(store: KeyValueStore, clock: Clock): number {
  const ends = store.read(key);
  return ends === null ? Infinity : Number(ends) - clock.now().getTime();
}
